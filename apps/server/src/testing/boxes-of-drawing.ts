import { reachOf, type Polyline } from "@roomwright/scene/drawing/polyline"
import { boxAround, type Box } from "@roomwright/scene/geometry/rings"
import DxfParser, { type ILwpolylineEntity } from "dxf-parser"

/** A line that was read out of a file, on its layer and of its element, if it is of one. */
export interface ReadLine {
  readonly layer: string
  readonly element: string | null
  readonly line: Polyline
}

/** The lines of a DXF as `dxf-parser` reads them, in mm of the home. */
export function linesOfDxf(text: string): readonly ReadLine[] {
  const dxf = new DxfParser().parseSync(text)
  if (!dxf) throw new Error("unreadable")
  return dxf.entities
    .filter(({ type }) => type === "LWPOLYLINE")
    .map((entity) => {
      // What its type says it is.
      const { layer, vertices, shape, extendedData } = entity as ILwpolylineEntity
      const points = vertices.map(({ x, y }) => ({ x, y }))
      const bulges = vertices.map(({ bulge }) => bulge ?? 0)
      return {
        layer,
        element: extendedData?.customStrings?.[0] ?? null,
        line: { points, ...(bulges.some((one) => one !== 0) ? { bulges } : {}), isClosed: shape },
      }
    })
}

/** The paths of an SVG in their order, each with the box that it reaches, in mm from the lower left corner of the paper. */
export function pathsOfSvg(svg: string, height: number) {
  return [...svg.matchAll(/<g data-layer="(\w+)">(.*?)<\/g>/gs)].flatMap(([, layer = "", content = ""]) =>
    [...content.matchAll(/<path ([^>]*)\/>/g)].map(([, written = ""]) => {
      const attribute = (name: string): string | null =>
        new RegExp(`(?:^| )${name}="([^"]*)"`).exec(written)?.[1] ?? null
      const lines = linesOfPath(attribute("d") ?? "", height)
      return {
        layer,
        element: attribute("data-element"),
        pen: Number(attribute("stroke-width") ?? 0),
        lines,
        box: boxAround(lines.flatMap(reachOf)),
      }
    }),
  )
}

/** M, L, A and Z, with y up again. */
function linesOfPath(d: string, height: number): readonly Polyline[] {
  return [...d.matchAll(/M[^M]*/g)].map(([own]) => {
    const points: { x: number; y: number }[] = []
    const bulges: number[] = []
    for (const [, letter, written = ""] of own.matchAll(/([MLA])([^MLAZ]*)/g)) {
      const numbers = written.split(" ").map(Number)
      const [x = 0, y = 0] = numbers.slice(-2)
      const [before, place] = [points.at(-1), { x, y: height - y }]
      if (letter === "A" && before) bulges[points.length - 1] = bulgeOf(before, place, numbers)
      points.push(place)
    }
    return { points, bulges: points.map((_, at) => bulges[at] ?? 0), isClosed: own.endsWith("Z") }
  })
}

function bulgeOf(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  [radius = 1, , , isLong, isRight]: readonly number[],
): number {
  const half = Math.asin(Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / (2 * radius)))
  return Math.tan((isLong ? Math.PI - half : half) / 2) * (isRight ? -1 : 1)
}

/** The box around the lines of each element. */
export function boxesByElement(
  lines: readonly { readonly element: string | null; readonly line: Polyline }[],
): ReadonlyMap<string, Box> {
  const own = Map.groupBy(
    lines.filter(({ element }) => element !== null),
    ({ element }) => element ?? "",
  )
  return new Map([...own].map(([id, all]) => [id, boxAround(all.flatMap(({ line }) => reachOf(line)))]))
}
