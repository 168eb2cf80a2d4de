import type { ElementId } from "@roomwright/scene/elements/values"
import type { Frame, Margins } from "../../visit/tag-places.ts"
import type { Visit } from "../../visit/visit-state.ts"
import type { Eye, Stage } from "../stage/stage-port.ts"
import { findMarks, isClear, type Tagged } from "./find-tags.ts"

interface TagWatch {
  /** The eye moved. */
  look(): void
  stop(): void
}

interface TagOptions {
  readonly visit: Visit
  readonly stage: Pick<Stage, "pick">
  readonly eye: () => Eye
  readonly frame: () => Frame
  /** What controls take of the picture. */
  readonly margins: () => Margins
  /** Those of the level that is shown. */
  readonly tagged: () => readonly Tagged[]
}

/** Rays are asked for once the eye rests so long, ms: they take one for each tag. */
const askAfter = 140

/** Keeps tags at their pieces, and hides those that something stands before. */
export function watchTags({ visit, stage, eye, frame, margins, tagged }: TagOptions): TagWatch {
  // Nothing has a tag before it is known to be in sight.
  let clear: ReadonlySet<ElementId> = new Set()
  let asking: ReturnType<typeof setTimeout> | null = null
  const place = (): void =>
    visit.set({
      marks: findMarks({ eye: eye(), frame: frame(), margins: margins() }, tagged(), (id) => !clear.has(id)),
    })
  const stop = (): void => {
    if (asking !== null) clearTimeout(asking)
    asking = null
  }
  return {
    look() {
      place()
      stop()
      asking = setTimeout(() => {
        asking = null
        const from = eye()
        clear = new Set(tagged().flatMap((one) => (isClear({ stage, eye: from }, one) ? [one.id] : [])))
        const isWalking = visit.read().mode === "walk"
        visit.set({ standing: isWalking ? { x: from.at[0] * 1000, y: -from.at[2] * 1000 } : null })
        place()
      }, askAfter)
    },
    stop,
  }
}
