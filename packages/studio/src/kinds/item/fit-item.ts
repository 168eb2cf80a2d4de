import type { Parameter } from "@roomwright/models/model/parameters"
import { boxAt, elementsNear } from "@roomwright/scene/document/elements-near"
import { childrenOfKind, findElement, type Entry } from "@roomwright/scene/document/scene-index"
import {
  dot,
  distance,
  minus,
  plus,
  rounded,
  times,
  turnLeft,
  type Vector,
} from "@roomwright/scene/geometry/vectors"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { frameOf, placeIn, reachAlong, turnTowards } from "@roomwright/scene/kinds/item/item-frame"
import { boxOfItem, cornersOfItem, isOnItem } from "@roomwright/scene/kinds/item/item-outline"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import type { EditorState } from "../../editor/editor-state.ts"
import { changedPiece } from "./piece-edits.ts"
import { pieceOf } from "./piece-of-item.ts"

type State = Pick<EditorState, "scene" | "level">
type Fitted = Pick<Item, "at" | "turn" | "elevation" | "size" | "parameters" | "materials" | "model">

/** Beyond a window on each side, mm. */
const overlap = 200
/** Its cloth ends so far above the floor; a rod hangs so far above its window, mm. */
const [hem, head] = [10, 150]
/** A curtain goes to a window whose face is not farther away, mm. */
const windowPull = 700
/** A rug lies under what stands so near to the piece it is put under, and reaches so far beyond it, mm. */
const [together, border] = [900, 300]

/**
 * What a piece of the library is made to fit when it is put down: curtains a window (its width and an overlap, from above it to the
 * floor), a rug the group of furniture under which it is put, a ceiling lamp the table below it. Null where there is nothing to fit;
 * sizes stay within those that its type comes in.
 */
export function fitItem(state: State, item: Item, place: Vector): Fitted | null {
  const type = pieceOf(item)?.type
  if (!type) return null
  if (type.id.startsWith("curtain.")) return fitCurtain(state, item, place)
  if (type.id.startsWith("rug.")) return fitRug(state, item, place)
  if (type.category === "lamps" && type.anchor === "ceiling") return fitLamp(state, item, place)
  return null
}

function fitCurtain(state: State, item: Item, place: Vector): Fitted | null {
  const storey = findElement(state.scene, state.level, "level")
  const window = windowAt(state, place)
  const piece = pieceOf(item)
  if (!window || !storey || !piece) return null
  const top =
    piece.type.anchor === "ceiling"
      ? storey.height
      : Math.min(storey.height, window.sill + window.height + head)
  const sized = resized(item, { width: window.width + 2 * overlap, height: top - hem })
  const at = plus(window.at, times(window.inward, sized.size.depth / 2))
  return {
    ...sized,
    at: rounded(at),
    turn: turnTowards(window.inward),
    elevation: Math.max(0, Math.round(top - sized.size.height)),
  }
}

/** The window that is pointed at, from the side of its wall on which the place is: its middle on that face. */
function windowAt({ scene, level }: State, place: Vector) {
  const found = elementsNear(scene, level, "wall", boxAt(place, 3_000)).flatMap(({ id, element: wall }) => {
    const axis = wallAxis(wall)
    return childrenOfKind(scene, id, "opening").flatMap(({ element: { type, at, width, height, sill } }) => {
      if (type !== "window") return []
      const middle = axis.pointAt(at)
      const left = turnLeft(axis.directionAt(at))
      const off = minus(place, middle)
      const inward = dot(off, left) >= 0 ? left : times(left, -1)
      const away = dot(off, inward) - wall.thickness / 2
      const along = Math.abs(dot(off, axis.directionAt(at)))
      if (away > windowPull || along > width / 2 + overlap) return []
      return [
        { at: plus(middle, times(inward, wall.thickness / 2)), inward, width, height, sill, along, away },
      ]
    })
  })
  return found.toSorted((a, b) => a.away - b.away || a.along - b.along)[0] ?? null
}

function fitRug(state: State, item: Item, place: Vector): Fitted | null {
  const under = standingAt(state, place)
  if (!under) return null
  const frame = frameOf(under.element.turn)
  const box = boxOfItem(under.element)
  const near = elementsNear(state.scene, state.level, "item", {
    minX: box.minX - together,
    minY: box.minY - together,
    maxX: box.maxX + together,
    maxY: box.maxY + together,
  }).filter(({ element }) => isStanding(element) && isBesideOn(under.element, element))
  const corners = near.flatMap(({ element }) => cornersOfItem(element))
  const [along, up] = [reachAlong(corners, frame.right), reachAlong(corners, frame.back)]
  const [wide, deep] = [along.high - along.low + 2 * border, up.high - up.low + 2 * border]
  // A rug is longer one way: it is turned with the group.
  const isTurned = deep > wide
  const sized = resized(item, isTurned ? { width: deep, depth: wide } : { width: wide, depth: deep })
  return {
    ...sized,
    at: rounded(placeIn(frame, (along.low + along.high) / 2, (up.low + up.high) / 2)),
    turn: (under.element.turn + (isTurned ? 90 : 0)) % 360,
    elevation: 0,
  }
}

/** Seats and tables make a group; what stands along the walls of the room does not. */
const grouped: ReadonlySet<string> = new Set(["sofas", "armchairs", "chairs", "tables", "beds"])

const isStanding = (item: Item): boolean =>
  item.elevation === 0 && grouped.has(pieceOf(item)?.type.category ?? "")

/** Not farther from each other, from middle to middle, than both reach and a step between. */
const isBesideOn = (one: Item, other: Item): boolean =>
  distance(one.at, other.at) <= (longest(one) + longest(other)) / 2 + together
const longest = ({ size }: Item): number => Math.max(size.width, size.depth)

function standingAt({ scene, level }: State, place: Vector): Entry<Item> | null {
  const there = elementsNear(scene, level, "item", boxAt(place, 1))
  return there.find(({ element }) => isStanding(element) && isOnItem(element, place, 0)) ?? null
}

function fitLamp(state: State, item: Item, place: Vector): Fitted | null {
  const storey = findElement(state.scene, state.level, "level")
  const under = standingAt(state, place)
  if (!storey || !under || pieceOf(under.element)?.type.category !== "tables") return null
  const { at, turn } = under.element
  return { ...item, at, turn, elevation: Math.max(0, storey.height - item.size.height) }
}

/** The piece in this size, as near to it as its type comes. */
function resized(item: Item, wished: Partial<Item["size"]>): Item {
  const parameters: Readonly<Record<string, Parameter>> = pieceOf(item)?.type.parameters ?? {}
  const values = Object.fromEntries(
    Object.entries(wished).map(([name, mm]) => {
      const parameter = parameters[name]
      const isLength = parameter?.kind === "length"
      return [name, isLength ? Math.round(Math.min(parameter.max, Math.max(parameter.min, mm))) : mm]
    }),
  )
  const described = changedPiece(item, { values })
  return described ? { ...item, ...described } : item
}
