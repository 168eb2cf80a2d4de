import type { FinishId } from "../finishes/finishes.ts"
import { dress } from "../model/model-id.ts"
import type { GivenValues } from "../model/parameters.ts"
import { findModelType } from "../types/model-types.ts"
import { findElement, type Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import { degreesOf } from "@roomwright/scene/geometry/vectors"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { besideAxis } from "@roomwright/scene/kinds/wall/wall-outline"
import type { MeshKind, Solid } from "./mesh-kind.ts"

/** So much frames stand out of the wall altogether, mm. */
const standOut = 24

export const openingMesh: MeshKind<Opening> = {
  kind: "opening",
  follows: ["wall", "opening"],
  sources: (scene, { element }) => {
    const wall = findElement(scene, element.parent, "wall")
    return [element, wall, wall && whereOutside(scene, wall, element)]
  },
  build: buildOpening,
}

/** The door or window in an opening: its front is where its leaves open to, of a window the room. */
function buildOpening(scene: Scene, { element: opening }: Entry<Opening>): Solid | null {
  const wall = findElement(scene, opening.parent, "wall")
  if (!wall) return null
  const outside = whereOutside(scene, wall, opening)
  const front = opening.type === "window" && outside ? otherSide(outside) : opening.swing
  const { id, values, finishes = {} } = modelOf(opening, front, outside !== null)
  const type = findModelType(id)
  if (!type) return null
  const wished = { width: opening.width, height: opening.height, depth: wall.thickness + standOut }
  const fitted: Record<string, number> = {}
  for (const name of ["width", "height", "depth"] as const) {
    const { min, max } = type.parameters[name]
    fitted[name] = Math.max(min, Math.min(max, wished[name]))
  }
  const variant = dress(type, { ...values, ...fitted }, finishes)
  if ("reason" in variant) return null
  const axis = wallAxis(wall)
  const { x, y } = axis.pointAt(opening.at)
  const along = degreesOf(axis.directionAt(opening.at))
  const scale = (name: "width" | "height" | "depth"): number => wished[name] / (fitted[name] ?? wished[name])
  return {
    inWall: opening.parent,
    skins: [],
    models: [
      {
        variant,
        at: [x / 1000, opening.sill / 1000, -y / 1000],
        turn: ((along + (front === "left" ? 180 : 0)) * Math.PI) / 180,
        scale: [scale("width"), scale("height"), scale("depth")],
        isMirrored: false,
      },
    ],
  }
}

const otherSide = (side: "left" | "right"): "left" | "right" => (side === "left" ? "right" : "left")

/** The side of the wall on which no room is, where there is just one. */
function whereOutside(scene: Scene, wall: Wall, { at }: Opening): "left" | "right" | null {
  const plan = planLevel(scene, wall.parent)
  const axis = wallAxis(wall)
  const isFree = (aside: number): boolean =>
    !roomAt(plan, besideAxis(axis.pointAt(at), axis.directionAt(at), aside))
  const reach = wall.thickness / 2 + 15
  const [left, right] = [isFree(reach), isFree(-reach)]
  return left === right ? null : left ? "left" : "right"
}

interface Chosen {
  readonly id: string
  readonly values: GivenValues
  readonly finishes?: Readonly<Record<string, FinishId>>
}

/** The piece of the library that fills an opening. */
function modelOf(opening: Opening, front: "left" | "right", isOuter: boolean): Chosen {
  const { width, height, sill } = opening
  // Seen from the front, the beginning of the wall is at the left where the front is its right side.
  const hinge = (opening.hinge === "from") === (front === "right") ? "left" : "right"
  switch (opening.type) {
    case "hinged":
      return isOuter
        ? {
            id: "door.hinged",
            values: { hinge, leaf: "grooved" },
            finishes: { leaf: "oak-smoked", metal: "steel-black" },
          }
        : {
            id: "door.hinged",
            values: { hinge, leaf: "flush", trim: "flat" },
            finishes: { metal: "brass-brushed" },
          }
    case "double":
      return { id: "door.double", values: {} }
    case "sliding":
      return isOuter
        ? { id: "door.patio", values: { panes: width > 3_200 ? 4 : 2 } }
        : { id: "door.sliding", values: {} }
    case "folding":
      return { id: "door.folding", values: {} }
    case "passage":
      return { id: "opening.passage", values: { trim: "slim" }, finishes: { frame: "lacquer-white" } }
    case "arch":
      return { id: "opening.arch", values: { trim: "none" } }
    case "window":
      if (height >= 1_850 || width > 2_400)
        return {
          id: "window.fixed",
          values: { columns: Math.max(1, Math.min(6, Math.round(width / 950))) },
          finishes: { frame: "lacquer-black", sash: "lacquer-black", outside: "steel-black" },
        }
      if (sill >= 1_300) return { id: "window.tilt", values: { open: false } }
      return { id: "window.casement", values: { sashes: Math.max(1, Math.min(4, Math.round(width / 650))) } }
  }
}
