"""Write `src/defuse/batch/setups.json`: the setups of all missions that a batch plays, and why it plays no others.

`python -m tools.batch_setups`; a test compares the file with what the missions say.
"""

from __future__ import annotations

import json
from typing import Any

from defuse.batch.kinds import SETUPS
from defuse.batch.setups import packed, why_not
from defuse.busters import catalogue


def found() -> dict[str, Any]:
    """What the file has to say."""
    setups: dict[str, dict[str, str]] = {}
    refused: dict[str, str] = {}
    for mission in catalogue.missions():
        reason = why_not(mission)
        if reason is not None:
            refused[str(mission)] = reason
            continue
        players = catalogue.mission(mission).players
        setups[str(mission)] = {str(count): packed(mission, count).hex() for count in players}
    return {"setups": setups, "refused": refused}


def main() -> None:
    """Write the file."""
    SETUPS.write_text(json.dumps(found(), indent=1) + "\n")
    print(SETUPS)


if __name__ == "__main__":
    main()
