import { board, inset, lengthOf, middle, type Span } from "../../geometry/board.ts"
import { place } from "../../geometry/place-mesh.ts"
import { reededPanel } from "../../geometry/reeds.ts"
import type { PartsDraft } from "../../model/parts.ts"
import { handle, type HandleKind } from "./handles.ts"
import { shadowGap } from "./shadow-gap.ts"

export type FrontStyle = "slab" | "shaker" | "fluted" | "slatted" | "cane" | "glass"

/** Thickness of doors and drawer fronts in metres. */
export const frontThickness = 0.02

interface Front {
  readonly x: Span
  readonly y: Span
  /** The plane of its outer face. */
  readonly face: number
  readonly style: FrontStyle
  /** The grain of a slab; stiles and rails have their own. */
  readonly grain?: "x" | "y"
  readonly slot?: string
  /** The slot of what fills a frame: cane, glass. */
  readonly fill?: string
}

/** Adds a front of a cabinet: a slab, a frame with a panel, cane or glass, or upright reeds. */
export function addFront(
  parts: PartsDraft,
  { x, y, face, style, grain = "y", slot = "fronts", fill }: Front,
): void {
  const back = face - frontThickness
  parts.add(slot, shadowGap(x, y, face - 0.0021))
  switch (style) {
    case "slab":
      parts.add(slot, board({ x, y, z: [back, face], radius: 0.0018, rounds: 2, grain }))
      return
    case "fluted":
    case "slatted": {
      const size = [lengthOf(x), lengthOf(y), frontThickness] as const
      const shape =
        style === "fluted"
          ? { size, pitch: 0.02 }
          : { size, pitch: 0.026, kind: "square" as const, relief: 0.011 }
      parts.add(slot, place(reededPanel(shape), { at: [middle(x), middle(y), (back + face) / 2] }))
      return
    }
    case "shaker":
      addFrame(parts, { x, y, face, slot, wide: frameWidth(x, y, 0.068) })
      addFill(parts, { x, y, z: [back + 0.003, face - 0.009], slot, wide: frameWidth(x, y, 0.068), grain })
      return
    case "cane":
      addFrame(parts, { x, y, face, slot, wide: frameWidth(x, y, 0.042) })
      addFill(parts, {
        x,
        y,
        z: [face - 0.011, face - 0.006],
        slot: fill ?? "cane",
        wide: frameWidth(x, y, 0.042),
        grain,
      })
      return
    case "glass":
      addFrame(parts, { x, y, face, slot, wide: frameWidth(x, y, 0.026) })
      addFill(parts, {
        x,
        y,
        z: [face - 0.013, face - 0.008],
        slot: fill ?? "glass",
        wide: frameWidth(x, y, 0.026),
        grain,
      })
  }
}

const frameWidth = (x: Span, y: Span, wanted: number): number =>
  Math.min(wanted, lengthOf(x) * 0.24, lengthOf(y) * 0.28)

/** Upright stiles from end to end and rails between them. */
function addFrame(
  parts: PartsDraft,
  { x, y, face, slot, wide }: Pick<Front, "x" | "y" | "face"> & { slot: string; wide: number },
): void {
  const z: Span = [face - frontThickness, face]
  const radius = 0.0014
  for (const across of [[x[0], x[0] + wide] as const, [x[1] - wide, x[1]] as const])
    parts.add(slot, board({ x: across, y, z, radius, grain: "y" }))
  for (const up of [[y[0], y[0] + wide] as const, [y[1] - wide, y[1]] as const])
    parts.add(slot, board({ x: inset(x, wide), y: up, z: inset(z, 0, 0.0002), radius, grain: "x" }))
}

function addFill(
  parts: PartsDraft,
  { x, y, z, slot, wide, grain }: { x: Span; y: Span; z: Span; slot: string; wide: number; grain: "x" | "y" },
): void {
  parts.add(slot, board({ x: inset(x, wide - 0.004), y: inset(y, wide - 0.004), z, radius: 0.0003, grain }))
}

interface Opening extends Front {
  readonly handle: HandleKind
  readonly handleSlot?: string
}

/** Where the hand takes hold of a front. */
type Grip = "top" | "bottom" | "left" | "right"
const grooveWidth = 0.024

function addHandle(parts: PartsDraft, slot: string, shape: Parameters<typeof handle>[0]): void {
  const meshes = handle(shape)
  if (meshes.length > 0) parts.add(slot, ...meshes)
}

/** A drawer: its handle across the upper part, in the middle of low ones. */
export function addDrawer(parts: PartsDraft, drawer: Opening): void {
  const { x, y, face, handle: kind, handleSlot = "handles" } = drawer
  addFront(parts, { grain: "x", ...drawer, y: kind === "groove" ? addGroove(parts, drawer, "top").y : y })
  const isHigh = lengthOf(y) > 0.24
  const level =
    kind === "edge" ? y[1] + 0.0012 : isHigh ? y[1] - (drawer.style === "shaker" ? 0.034 : 0.06) : middle(y)
  const wide = lengthOf(x)
  const long = kind === "edge" ? Math.min(0.16, wide * 0.4) : Math.min(0.28, Math.max(0.096, wide * 0.32))
  // Wide drawers have two knobs or cups.
  const places = wide > 0.75 && (kind === "knob" || kind === "cup") ? [-wide / 4, wide / 4] : [0]
  for (const off of places)
    addHandle(parts, handleSlot, {
      kind,
      at: [middle(x) + off, level, face - (kind === "edge" ? 0.0005 : 0)],
      length: long,
    })
}

interface Door extends Opening {
  /** The side that it turns about; a flap is held above or below. */
  readonly hinge: "left" | "right" | "top" | "bottom"
  /** Where its handle sits: base units have it high, wall units low, tall ones in the middle. */
  readonly grip?: "high" | "middle" | "low"
  readonly handleLength?: number
}

/** A door with its handle away from its hinges. */
export function addDoor(parts: PartsDraft, door: Door): void {
  const { x, y, face, handle: kind, hinge, grip = "middle", handleSlot = "handles" } = door
  const isFlap = hinge === "top" || hinge === "bottom"
  const groove: Grip =
    hinge === "top"
      ? "bottom"
      : hinge === "bottom" || grip === "high"
        ? "top"
        : grip === "low"
          ? "bottom"
          : hinge === "left"
            ? "right"
            : "left"
  const leaf = kind === "groove" ? addGroove(parts, door, groove) : { x, y }
  addFront(parts, { ...door, ...leaf })
  const away = door.style === "shaker" ? frameWidth(x, y, 0.068) / 2 : door.style === "slab" ? 0.04 : 0.03
  const long = door.handleLength ?? Math.min(0.22, lengthOf(y) * 0.3)
  const out = kind === "edge" ? -0.0005 : 0
  if (isFlap || kind === "edge") {
    const isTop = hinge === "bottom" || (hinge !== "top" && grip !== "low")
    const level =
      kind === "edge" ? (isTop ? y[1] + 0.0012 : y[0] - 0.0012) : isTop ? y[1] - away : y[0] + away
    const across = isFlap ? middle(x) : hinge === "left" ? x[1] - 0.09 : x[0] + 0.09
    addHandle(parts, handleSlot, {
      kind,
      at: [across, level, face + out],
      length: Math.min(isFlap ? 0.22 : 0.1, lengthOf(x) * 0.4),
    })
    return
  }
  const half = kind === "bar" ? long / 2 : 0.02
  const level =
    grip === "high"
      ? y[1] - Math.max(away, 0.04) - half
      : grip === "low"
        ? y[0] + Math.max(away, 0.04) + half
        : middle(y)
  const across = hinge === "left" ? x[1] - away : x[0] + away
  const wide = kind === "cup" ? (hinge === "left" ? -0.03 : 0.03) : 0
  addHandle(parts, handleSlot, {
    kind,
    at: [across + wide, level, face],
    length: kind === "cup" ? 0.08 : long,
    isUpright: true,
  })
}

/** Takes a strip off the leaf and puts a channel behind it, where the fingers go. */
function addGroove(
  parts: PartsDraft,
  { x, y, face, handleSlot = "handles" }: Opening,
  edge: Grip,
): { readonly x: Span; readonly y: Span } {
  const isAcross = edge === "top" || edge === "bottom"
  const cut = ([from, to]: Span, atEnd: boolean): readonly [Span, Span] =>
    atEnd
      ? [
          [from, to - grooveWidth],
          [to - grooveWidth - 0.012, to],
        ]
      : [
          [from + grooveWidth, to],
          [from, from + grooveWidth + 0.012],
        ]
  const atEnd = edge === "top" || edge === "right"
  const [leaf, channel] = cut(isAcross ? y : x, atEnd)
  parts.add(
    handleSlot,
    board({
      x: isAcross ? x : channel,
      y: isAcross ? channel : y,
      z: [face - frontThickness - 0.014, face - frontThickness - 0.006],
      radius: 0.0006,
      grain: isAcross ? "x" : "y",
    }),
  )
  return isAcross ? { x, y: leaf } : { x: leaf, y }
}
