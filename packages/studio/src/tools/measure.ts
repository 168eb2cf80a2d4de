import { distance, isSamePlace, type Vector } from "@roomwright/scene/geometry/vectors"
import { noOverlay, type Measure } from "./overlay.ts"
import { aim, angleTo, startingPlace, type Aim } from "./aim.ts"
import type { ScenePlace, Tool, ToolScope } from "./tool.ts"

/** Measures from one place to another. What was measured stays until the next, or Escape. */
export function createMeasure({ editor, view }: ToolScope): Tool {
  let from: Vector | null = null
  let last: Measure | null = null
  let aimed: Aim = { place: startingPlace(view), snap: null }

  const measureTo = (start: Vector, to: Vector): Measure => ({
    from: start,
    to,
    length: Math.round(distance(start, to)),
    angle: angleTo(start, to),
  })

  const show = (): void => {
    const running = from && !isSamePlace(from, aimed.place) ? measureTo(from, aimed.place) : last
    view.show({ ...noOverlay, measures: running ? [running] : [], snap: aimed.snap, cursor: aimed.place })
  }
  const point = (pointer: ScenePlace): void => {
    aimed = aim(editor.read(), pointer, from ? { from } : {})
  }
  const end = (): void => {
    if (!from || isSamePlace(from, aimed.place)) return
    last = measureTo(from, aimed.place)
    from = null
  }

  return {
    name: "measure",
    activate: show,
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
    deactivate: () => view.show(noOverlay),
  }
}
