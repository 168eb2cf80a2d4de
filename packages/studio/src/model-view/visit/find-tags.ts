import type { ElementId } from "@roomwright/scene/elements/values"
import { seenAt, withRoom, type FarMark, type Frame, type Margins } from "../../visit/tag-places.ts"
import type { Eye, Stage } from "../stage/stage-port.ts"

/** A piece with a tag: at a place of the world, metres. */
export interface Tagged {
  readonly id: ElementId
  readonly at: readonly [number, number, number]
}

interface Sight {
  readonly stage: Pick<Stage, "pick">
  readonly eye: Eye
  readonly frame: Frame
  readonly margins: Margins
}

/** What lies so near before a tag is part of its piece: a cushion, the other half of a bed. Share of the way. */
const within = 0.96

/** Whether nothing stands between the eye and a tag but its own piece. */
export function isClear({ stage, eye }: Pick<Sight, "stage" | "eye">, { id, at }: Tagged): boolean {
  const way = [at[0] - eye.at[0], at[1] - eye.at[1], at[2] - eye.at[2]] as const
  const hit = stage.pick({ from: eye.at, way })
  return hit === null || hit.id === id || hit.distance >= within
}

/** Tags that are in sight and have room. `isHidden`: those that a ray was found to be stopped before. */
export function findMarks(
  { eye, frame, margins }: Omit<Sight, "stage">,
  tagged: readonly Tagged[],
  isHidden: (id: ElementId) => boolean,
): readonly FarMark[] {
  const marks = tagged.flatMap(({ id, at }): FarMark[] => {
    const seen = isHidden(id) ? null : seenAt(at, eye, frame)
    return seen ? [{ id, ...seen }] : []
  })
  return withRoom(marks, frame, margins)
}
