/** What is wrong with a deal, in words. */

import { t } from "../lib/i18n";
import type { Wrong } from "./check";

export function wrongText(wrong: Wrong): string {
  switch (wrong) {
    case "commitment":
      return t("web-deal-wrong-commitment");
    case "agreed":
      return t("web-deal-wrong-agreed");
    case "own":
      return t("web-deal-wrong-own");
    case "left-out":
      return t("web-deal-wrong-left-out");
    case "promises":
      return t("web-deal-wrong-promises");
    case "unasked":
      return t("web-deal-wrong-unasked");
    case "secret":
      return t("web-deal-wrong-secret");
    case "seed":
      return t("web-deal-wrong-seed");
  }
}
