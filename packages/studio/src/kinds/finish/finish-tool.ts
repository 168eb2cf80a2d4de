import { PaintRoller } from "lucide-react"
import { startingPlace } from "../../tools/aim.ts"
import { noOverlay } from "../../tools/overlay.ts"
import type { ScenePlace, Tool, ToolKind, ToolScope } from "../../tools/tool.ts"
import { loadLibrary } from "../item/model-library.ts"
import { coverTargets, findTarget } from "./finish-target.ts"
import { spotOf } from "./target-spot.ts"

/** Covers what is pointed at with the finish that was picked: its outline is shown before. A press, Enter or a drop lays it. */
export function createLayFinish({ editor, view }: ToolScope): Tool {
  let pointed: ScenePlace | null = null
  let seen = editor.read().options.finish
  let stopFollowing = (): void => {}

  const show = (): void => {
    const state = editor.read()
    const target = pointed && findTarget(state, pointed)
    const spot = target && spotOf(state, target, state.options.finish)
    view.show({ ...noOverlay, spots: spot ? [spot] : [], cursor: pointed?.at ?? null })
  }
  const lay = (): boolean => {
    const state = editor.read()
    const target = pointed && findTarget(state, pointed)
    if (!target || state.isReadOnly) return false
    const outcome = editor.do("layFinish", coverTargets(state.level, [target], state.options.finish))
    show()
    return "change" in outcome
  }
  const point = (place: ScenePlace): void => {
    pointed = place
    show()
  }
  return {
    name: "finish",
    activate: () => {
      // Which parts of a piece take which finish is known with the library.
      loadLibrary().catch(() => {})
      stopFollowing = editor.subscribe(() => {
        const { finish } = editor.read().options
        if (finish === seen) return
        seen = finish
        show()
      })
      view.show(noOverlay)
    },
    move: point,
    press: (place) => {
      point(place)
      lay()
    },
    drop: (place) => {
      point(place)
      // Who drags lays one; who picks up by a press or Enter goes on.
      if (lay()) editor.activate("select")
    },
    leave: () => {
      pointed = null
      show()
    },
    key: ({ key }) => {
      if (key !== "Enter") return false
      pointed ??= {
        at: startingPlace(view),
        reach: 0,
        pixel: view.middle().pixel,
        keys: { shift: false, alt: false, ctrl: false },
      }
      return lay()
    },
    deactivate: () => {
      stopFollowing()
      view.show(noOverlay)
    },
  }
}

export const finishTool: ToolKind = {
  name: "finish",
  keys: ["Z"],
  icon: PaintRoller,
  create: createLayFinish,
}
