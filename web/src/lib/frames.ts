/** Which game a frame is of: each has its own scene. */

import type { AcademyScene, AcademyYours, Face, Frame, Scene, WireSeen, Yours } from "./messages";

export type BustersFrame = Frame & { scene: Scene; yours: Yours };
export type AcademyFrame = Frame & { scene: AcademyScene; yours: AcademyYours };

export const isAcademy = (frame: Frame): frame is AcademyFrame => frame.scene.game === "academy";
export const isBusters = (frame: Frame): frame is BustersFrame => frame.scene.game === "busters";

/** The front of a wire for whoever looks from this frame, if it is known. */
export const faceOf = (frame: BustersFrame, wire: WireSeen): Face | null =>
  wire.face ?? frame.yours.faces[String(wire.id)] ?? null;
