import { distance, isSamePlace, type Vector } from "@roomwright/scene/geometry/vectors"
import type { Editor } from "../editor/editor.ts"
import { noOverlay, type Measure } from "../editor/overlay.ts"
import { aim, angleTo, type Aim } from "./aim.ts"
import { startingPlace } from "./draw-wall.ts"
import type { PlanPointer, Tool } from "./tool.ts"

/** Measures from one place to another. What was measured stays until the next, or Escape. */
export function createMeasure(editor: Editor): Tool {
  let from: Vector | null = null
  let last: Measure | null = null
  let aimed: Aim = { place: startingPlace(editor), snap: null }

  const measureTo = (start: Vector, to: Vector): Measure => ({
    from: start,
    to,
    length: Math.round(distance(start, to)),
    angle: angleTo(start, to),
  })

  const show = (): void => {
    const running = from && !isSamePlace(from, aimed.place) ? measureTo(from, aimed.place) : last
    editor.show({ ...noOverlay, measures: running ? [running] : [], snap: aimed.snap, cursor: aimed.place })
  }
  const point = (pointer: PlanPointer): void => {
    aimed = aim(editor.read(), pointer, from ? { from } : {})
  }
  const end = (): void => {
    if (!from || isSamePlace(from, aimed.place)) return
    last = measureTo(from, aimed.place)
    from = null
  }

  return {
    name: "measure",
    takeUp: show,
    press: (pointer) => {
      point(pointer)
      if (from) end()
      else from = aimed.place
      show()
    },
    move: (pointer) => {
      point(pointer)
      show()
    },
    // A drag measures as two presses do.
    release: (pointer) => {
      point(pointer)
      end()
      show()
    },
    key: ({ key }) => {
      if (key !== "Escape" || (!from && !last)) return false
      from = null
      last = null
      show()
      return true
    },
    putAway: () => editor.show(noOverlay),
  }
}
