import { drawLShape, drawRectangle } from "@roomwright/scene/kinds/wall/draw-walls"
import { isSamePlace, minus, plus, type Vector } from "@roomwright/scene/geometry/vectors"
import { ghostWall } from "./ghost-paths.ts"
import { noOverlay, type EntryField, type EntryForm, type Overlay } from "../../tools/overlay.ts"
import { aim, startingPlace, type Aim } from "../../tools/aim.ts"
import type { ScenePlace, Tool, ToolScope } from "../../tools/tool.ts"

type Shape = "rectangle" | "lShape"
type Held = Readonly<Partial<Record<EntryField, number>>>

/**
 * Draws a room: from a corner to the opposite one, and for an L the inner corner of what is missing. A drag does as two
 * presses do; sizes can be typed.
 */
export function createDrawRoom({ editor, view }: ToolScope, shape: Shape): Tool {
  let corner: Vector | null = null
  /** Along x and y, negative to the left and down. */
  let size: Vector | null = null
  let held: Held = {}
  let aimed: Aim = { place: startingPlace(view), snap: null }
  let pressedAt: Vector | null = null

  /** What the step under way makes of the pointer and what was typed. */
  const target = (): Vector => {
    if (!corner) return { x: held.x ?? aimed.place.x, y: held.y ?? aimed.place.y }
    const base = size ? plus(corner, size) : corner
    const pointed = minus(aimed.place, base)
    const towards = size ? { x: -Math.sign(size.x), y: -Math.sign(size.y) } : { x: 1, y: 1 }
    return plus(base, {
      x: typedAlong(held.width, pointed.x, towards.x),
      y: typedAlong(held.depth, pointed.y, towards.y),
    })
  }

  const fields = (place: Vector): EntryForm["fields"] => {
    const base = corner && size ? plus(corner, size) : corner
    const values: readonly [EntryField, number][] = base
      ? [
          ["width", Math.abs(place.x - base.x)],
          ["depth", Math.abs(place.y - base.y)],
        ]
      : [
          ["x", place.x],
          ["y", place.y],
        ]
    return values.map(([name, value]) => ({
      name,
      value: held[name] ?? value,
      isHeld: held[name] !== undefined,
    }))
  }

  const show = (): void => {
    const place = target()
    const outline = outlineTo(place)
    const thickness = editor.read().options.wallThickness
    view.show({
      ghosts: sidesOf(outline).map(({ from, to }) => ghostWall(from, to, thickness)),
      measures: sidesOf(outline)
        .slice(0, shape === "lShape" && size ? undefined : 2)
        .map(({ from, to }) => ({ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) })),
      snap: Object.keys(held).length > 0 ? null : aimed.snap,
      cursor: place,
      entry: { fields: fields(place), hold, enter },
    } satisfies Partial<Overlay>)
  }

  const outlineTo = (place: Vector): readonly Vector[] => {
    if (!corner) return []
    if (!size) return rectangleOf(corner, place)
    const notch = minus(place, plus(corner, size))
    return isNotch(size, notch) ? lOutline(corner, size, notch) : rectangleOf(corner, plus(corner, size))
  }

  const hold: EntryForm["hold"] = (field, value) => {
    const { [field]: _let, ...rest } = held
    held = value === null ? rest : { ...rest, [field]: value }
    show()
  }

  const startOver = (): void => {
    corner = null
    size = null
    held = {}
    pressedAt = null
    show()
  }

  const enter = (): void => {
    // Nothing is to seem drawn that is not.
    if (editor.read().isReadOnly) return
    const place = target()
    held = {}
    if (!corner) corner = place
    else if (!size) takeSize(corner, place)
    else cutNotch(corner, size, place)
    show()
  }

  const takeSize = (from: Vector, place: Vector): void => {
    if (place.x === from.x || place.y === from.y) return
    if (shape === "lShape") {
      size = minus(place, from)
      return
    }
    const { level, options } = editor.read()
    const outcome = editor.do("drawRoom", (scene, newId) =>
      drawRectangle(scene, { level, thickness: options.wallThickness, corner: from, opposite: place }, newId),
    )
    if ("change" in outcome) corner = null
  }

  const cutNotch = (from: Vector, whole: Vector, place: Vector): void => {
    const notch = minus(place, plus(from, whole))
    if (!isNotch(whole, notch)) return
    const { level, options } = editor.read()
    const outcome = editor.do("drawRoom", (scene, newId) =>
      drawLShape(scene, { level, thickness: options.wallThickness, corner: from, size: whole, notch }, newId),
    )
    if ("refused" in outcome) return
    corner = null
    size = null
  }

  const point = (pointer: ScenePlace): void => {
    aimed = aim(editor.read(), pointer)
  }

  return {
    name: shape,
    activate: show,
    press: (pointer) => {
      point(pointer)
      enter()
      pressedAt = aimed.place
    },
    move: (pointer) => {
      point(pointer)
      show()
    },
    release: (pointer) => {
      point(pointer)
      // A drag: what it ends on is the opposite corner. A press alone waits for another.
      const isDrag = pressedAt && !isSamePlace(pressedAt, aimed.place)
      pressedAt = null
      if (isDrag && corner && !size) enter()
    },
    key: ({ key }) => {
      if (key === "Enter" && Object.keys(held).length > 0) {
        enter()
        return true
      }
      if (key !== "Escape" || (!corner && Object.keys(held).length === 0)) return false
      startOver()
      return true
    },
    deactivate: () => view.show(noOverlay),
  }
}

/** How far along one axis: as typed, to the side the pointer is on, or where there is none, to the usual one. */
const typedAlong = (typed: number | undefined, pointed: number, usual: number): number =>
  typed === undefined ? pointed : typed * (Math.sign(pointed) || usual)

const rectangleOf = (corner: Vector, opposite: Vector): readonly Vector[] => [
  corner,
  { x: opposite.x, y: corner.y },
  opposite,
  { x: corner.x, y: opposite.y },
]

/** A piece of the corner: turned inwards, and smaller than the whole. */
const isNotch = (size: Vector, notch: Vector): boolean =>
  Math.sign(notch.x) === -Math.sign(size.x) &&
  Math.sign(notch.y) === -Math.sign(size.y) &&
  Math.abs(notch.x) < Math.abs(size.x) &&
  Math.abs(notch.y) < Math.abs(size.y)

function lOutline(corner: Vector, size: Vector, notch: Vector): readonly Vector[] {
  const far = plus(corner, size)
  return [
    corner,
    { x: far.x, y: corner.y },
    { x: far.x, y: far.y + notch.y },
    plus(far, notch),
    { x: far.x + notch.x, y: far.y },
    { x: corner.x, y: far.y },
  ]
}

function sidesOf(outline: readonly Vector[]): readonly { readonly from: Vector; readonly to: Vector }[] {
  return outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length]
    return to && !isSamePlace(from, to) ? [{ from, to }] : []
  })
}
