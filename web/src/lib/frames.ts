/** Which game a frame is of: each has its own scene. */

import type { AcademyScene, AcademyYours, Frame, Scene, Yours } from "./messages";

export type BustersFrame = Frame & { scene: Scene; yours: Yours };
export type AcademyFrame = Frame & { scene: AcademyScene; yours: AcademyYours };

export const isAcademy = (frame: Frame): frame is AcademyFrame => frame.scene.game === "academy";
export const isBusters = (frame: Frame): frame is BustersFrame => frame.scene.game === "busters";
