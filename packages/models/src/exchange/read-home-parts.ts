import { innerPoint } from "@roomwright/scene/geometry/inner-point"
import { rotate, type Vector } from "@roomwright/scene/geometry/vectors"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { OpeningToBuild } from "./build-imported.ts"
import { toName } from "./guess-room-kind.ts"
import type { XmlElement } from "./read-xml.ts"

export interface HomePiece {
  readonly name: string
  /** What its catalogue calls it. */
  readonly catalogue: string
  readonly at: Vector
  readonly turn: number
  readonly size: Item["size"]
  readonly elevation: number
  readonly isMirrored: boolean
}

export interface HomeLevel {
  readonly name: string
  readonly height: number
  readonly slab: number
  readonly walls: {
    readonly from: Vector
    readonly to: Vector
    readonly thickness: number
    readonly height?: number
    readonly sagitta: number
  }[]
  readonly openings: OpeningToBuild[]
  readonly rooms: { readonly at: Vector; readonly text: string }[]
  readonly pieces: HomePiece[]
}

/** A number of an attribute; null where there is none, or one that no home has. */
export function numberOf({ attributes }: XmlElement, name: string): number | null {
  const text = attributes.get(name)
  if (text === undefined || !/^-?\d/.test(text.trim())) return null
  const value = Number(text)
  return Number.isFinite(value) && Math.abs(value) < 1e7 ? value : null
}

/** From centimetres, y down. */
const toPlace = (x: number, y: number): Vector => ({ x: x * 10, y: -y * 10 })

export function readWall(element: XmlElement): HomeLevel["walls"][number] | null {
  const [x1, y1, x2, y2] = ["xStart", "yStart", "xEnd", "yEnd"].map((name) => numberOf(element, name))
  const thickness = numberOf(element, "thickness")
  if (x1 == null || y1 == null || x2 == null || y2 == null || thickness === null) return null
  const [from, to] = [toPlace(x1, y1), toPlace(x2, y2)]
  const bow = numberOf(element, "arcExtent") ?? 0
  const chord = Math.hypot(to.x - from.x, to.y - from.y)
  const height = numberOf(element, "height")
  return {
    from,
    to,
    thickness: thickness * 10,
    sagitta:
      Math.abs(bow) < 1e-3 ? 0 : (chord / 2) * Math.tan(Math.min(Math.PI, Math.max(-Math.PI, bow)) / 4),
    ...(height === null ? {} : { height: height * 10 }),
  }
}

/** A room that has a name: where it is, inside its outline. */
export function readRoom({ attributes, children }: XmlElement): HomeLevel["rooms"][number] | null {
  const text = toName(attributes.get("name") ?? "")
  if (text === "") return null
  const ring = children.flatMap((point) => {
    const [x, y] = [numberOf(point, "x"), numberOf(point, "y")]
    return point.name === "point" && x !== null && y !== null ? [toPlace(x, y)] : []
  })
  if (ring.length < 3) return null
  return { at: innerPoint({ outline: ring, holes: [] }), text }
}

export function readPiece(element: XmlElement): HomePiece | null {
  const [x, y, width, depth, height] = ["x", "y", "width", "depth", "height"].map((name) =>
    numberOf(element, name),
  )
  if (x == null || y == null || !width || !depth || !height) return null
  if (width < 0 || depth < 0 || height < 0) return null
  const { attributes } = element
  // Angles turn clockwise, as y goes down; a piece looks down the page at zero, as ours do.
  const angle = numberOf(element, "angle") ?? 0
  const mm = (cm: number): number => Math.min(20_000, Math.max(1, Math.round(cm * 10)))
  return {
    name: toName(attributes.get("name") ?? "") || "?",
    catalogue: attributes.get("catalogId") ?? "",
    at: toPlace(x, y),
    turn: (-angle * 180) / Math.PI,
    size: { width: mm(width), depth: mm(depth), height: mm(height) },
    elevation: (numberOf(element, "elevation") ?? 0) * 10,
    isMirrored: attributes.get("modelMirrored") === "true",
  }
}

export function toOpening({ attributes, children }: XmlElement, piece: HomePiece): OpeningToBuild {
  const { at, turn, size, elevation, name, isMirrored } = piece
  const words = `${attributes.get("catalogId") ?? ""} ${name}`.toLowerCase()
  const sashes = children.filter((child) => child.name === "sash").length
  const isWindow = elevation > 250 || /window|fen[eê]tre|窗|cửa sổ/.test(words)
  const type = isWindow
    ? "window"
    : /sliding|coulissante|推拉|lùa/.test(words)
      ? "sliding"
      : /fold/.test(words)
        ? "folding"
        : /garage|opening|frame|passage|arch/.test(words)
          ? "passage"
          : sashes > 1 || /double/.test(words)
            ? "double"
            : "hinged"
  // Leaves hang on the left as one looks at the front, and open to the back.
  const inFrame = (x: number, y: number): Vector => {
    const off = rotate({ x: isMirrored ? -x : x, y }, turn)
    return { x: at.x + off.x, y: at.y + off.y }
  }
  return {
    at,
    leaf: { hinge: inFrame(-size.width / 2, 0), opensTo: inFrame(0, 500) },
    shape: {
      type,
      width: size.width,
      height: size.height,
      sill: Math.max(0, Math.round(elevation)),
      hinge: "from",
      swing: "left",
    },
  }
}
