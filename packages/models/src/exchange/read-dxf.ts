import type { IBlock, IEntity, IInsertEntity } from "dxf-parser"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { listUnparsed, parseDxf, readText } from "./parse-dxf.ts"
import { countNotes, importLimits, RefusedFile } from "./import-report.ts"
import { flattenArc, isFinitePlace, type Frame, placeIn, toFrame } from "./dxf-geometry.ts"

export interface DxfLine {
  readonly a: Vector
  readonly b: Vector
  readonly layer: string
}

/** A swing of a door. */
export interface DxfArc {
  readonly centre: Vector
  readonly radius: number
  /** Halfway round. */
  readonly middle: Vector
}

export interface DxfText {
  readonly at: Vector
  readonly text: string
}

/** What stands in a drawing, in its own unit. */
export interface DxfDrawing {
  readonly lines: readonly DxfLine[]
  readonly arcs: readonly DxfArc[]
  readonly texts: readonly DxfText[]
  /** Names of blocks with the places where they were put. */
  readonly inserts: readonly { readonly name: string; readonly at: Vector }[]
  /** mm of one unit; null: the file names none. */
  readonly unit: number | null
  readonly skipped: readonly (readonly [string, number])[]
  readonly badNumbers: number
}

/** mm of the units of $INSUNITS that drawings of buildings have. */
const units: Readonly<Record<number, number>> = { 1: 25.4, 2: 304.8, 4: 1, 5: 10, 6: 1_000, 14: 100 }

/** Entities that say nothing of walls: they are left out without a word. */
const silent = new Set(["VERTEX", "SEQEND", "VIEWPORT", "ATTRIB", "ATTDEF", "POINT"])

/** Reads a DXF of letters. Throws `RefusedFile`. */
export function readDxf(bytes: Uint8Array): DxfDrawing {
  const text = readText(bytes)
  const parsed = parseDxf(text)
  const skipped = countNotes()
  let badNumbers = 0
  const lines: DxfLine[] = []
  const arcs: DxfArc[] = []
  const texts: DxfText[] = []
  const inserts: { name: string; at: Vector }[] = []
  const blocks = new Map(Object.entries(parsed.blocks))
  const off = new Set(
    Object.values(parsed.layers).flatMap((layer) =>
      layer.frozen || layer.visible === false ? [layer.name] : [],
    ),
  )

  const addLine = (a: Vector, b: Vector, layer: string): void => {
    if (!isFinitePlace(a) || !isFinitePlace(b)) {
      badNumbers += 1
      return
    }
    if (lines.length >= importLimits.segments) throw new RefusedFile("tooMany")
    lines.push({ a, b, layer })
  }
  const addPath = (
    points: readonly { x: number; y: number; bulge?: number }[],
    isClosed: boolean,
    frame: Frame,
    layer: string,
  ): void => {
    const stops = isClosed && points[0] ? [...points, points[0]] : points
    for (const [at, to] of stops.slice(1).entries()) {
      const from = stops[at]
      if (!from) continue
      const path = from.bulge ? flattenArc(from, to, from.bulge) : [from, to]
      for (const [n, next] of path.slice(1).entries())
        addLine(placeIn(frame, path[n] ?? from), placeIn(frame, next), layer)
    }
  }
  const visit = (entities: readonly IEntity[], frame: Frame, owner: string, depth: number): void => {
    for (const entity of entities) {
      // Layer 0 within a block is the layer that the block was put on.
      const layer = entity.layer === "0" && owner !== "" ? owner : (entity.layer ?? "0")
      // The parser leaves it out where nothing is said.
      if (("visible" in entity && !entity.visible) || off.has(layer)) continue
      const { type } = entity
      if (type === "LINE" || type === "LWPOLYLINE" || type === "POLYLINE") {
        // The parser says `vertices` of these three, and `shape` of those that are closed.
        const { vertices = [], shape } = entity as IEntity & {
          readonly vertices?: readonly { x: number; y: number; bulge?: number }[]
          readonly shape?: boolean
        }
        addPath(vertices, shape === true, frame, layer)
      } else if (type === "ARC") {
        const { center, radius, startAngle, endAngle } = entity as IEntity & {
          readonly center?: Vector
          readonly radius?: number
          readonly startAngle?: number
          readonly endAngle?: number
        }
        if (!center || !isFinitePlace(center) || !Number.isFinite(radius)) badNumbers += 1
        else {
          const [start, end] = [startAngle ?? 0, endAngle ?? 0]
          const half = start + ((end - start + 4 * Math.PI) % (2 * Math.PI)) / 2
          const far = radius ?? 0
          arcs.push({
            centre: placeIn(frame, center),
            radius: far * frame.scale,
            middle: placeIn(frame, {
              x: center.x + far * Math.cos(half),
              y: center.y + far * Math.sin(half),
            }),
          })
        }
      } else if (type === "TEXT" || type === "MTEXT") {
        const {
          text: words,
          startPoint,
          position,
        } = entity as IEntity & {
          readonly text?: string
          readonly startPoint?: Vector
          readonly position?: Vector
        }
        const at = startPoint ?? position
        if (words && at && isFinitePlace(at))
          texts.push({ at: placeIn(frame, at), text: words.slice(0, 200) })
      } else if (type === "INSERT") visitBlock(entity as IInsertEntity, frame, layer, depth)
      else if (!silent.has(type)) skipped.add(type)
    }
  }
  const visitBlock = (insert: IInsertEntity, frame: Frame, layer: string, depth: number): void => {
    const block: IBlock | undefined = blocks.get(insert.name)
    if (!isFinitePlace(insert.position)) {
      badNumbers += 1
      return
    }
    inserts.push({ name: insert.name, at: placeIn(frame, insert.position) })
    if (!block?.entities || depth >= importLimits.blockDepth) return
    const columns = Math.min(100, Math.max(1, insert.columnCount || 1))
    const rows = Math.min(100, Math.max(1, insert.rowCount || 1))
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1)
        visit(block.entities, toFrame(frame, insert, block, { column, row }), layer, depth + 1)
  }
  visit(
    parsed.entities,
    { origin: { x: 0, y: 0 }, across: { x: 1, y: 0 }, up: { x: 0, y: 1 }, scale: 1 },
    "",
    0,
  )
  const insunits = parsed.header["$INSUNITS"]
  for (const [what, count] of listUnparsed(text)) skipped.add(what, count)
  return {
    lines,
    arcs,
    texts,
    inserts,
    unit: typeof insunits === "number" ? (units[insunits] ?? null) : null,
    skipped: skipped.entries(),
    badNumbers,
  }
}
