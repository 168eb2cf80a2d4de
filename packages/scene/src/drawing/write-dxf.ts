import { applicationName, blockOf, dictionary, section, tablesOf, variable, type Pair } from "./dxf-tables.ts"
import { pens, type Drawing, type Mark } from "./drawing.ts"
import type { Polyline } from "./polyline.ts"

/** Numbers in hexadecimal that name the objects of a file. */
function countHandles(): { readonly next: () => string; readonly seed: () => string } {
  let last = 0x10
  return {
    next: () => (++last).toString(16).toUpperCase(),
    seed: () => (last + 1).toString(16).toUpperCase(),
  }
}

/**
 * A drawing at true size as DXF of AutoCAD 2000, in millimetres: walls and symbols as polylines with arcs, texts with the letters that
 * are not ASCII as `\U+XXXX`, on a layer each.
 */
export function writeDxf({ marks, scale }: Drawing): string {
  const { next, seed } = countHandles()
  const [modelSpace, paperSpace, root, groups] = [next(), next(), next(), next()]
  const entities = marks.flatMap((mark) => entitiesOf(mark, scale, modelSpace, next))
  const tables = tablesOf(modelSpace, paperSpace, next)
  const blocks = section("BLOCKS", [
    ...blockOf("*Model_Space", modelSpace, next),
    ...blockOf("*Paper_Space", paperSpace, next),
  ])
  const objects = section("OBJECTS", [
    ...dictionary(root, "0", [["ACAD_GROUP", groups]]),
    ...dictionary(groups, root, []),
  ])
  const { min, max } = extentsOf(marks, scale)
  const head = section("HEADER", [
    ...variable("$ACADVER", [1, "AC1015"]),
    ...variable("$DWGCODEPAGE", [3, "ANSI_1252"]),
    ...variable("$INSUNITS", [70, 4]),
    ...variable("$MEASUREMENT", [70, 1]),
    ...variable("$LUNITS", [70, 2]),
    ...variable("$EXTMIN", [10, min[0]], [20, min[1]], [30, 0]),
    ...variable("$EXTMAX", [10, max[0]], [20, max[1]], [30, 0]),
    ...variable("$LTSCALE", [40, 1]),
    ...variable("$HANDSEED", [5, seed()]),
  ])
  const file: readonly Pair[] = [
    ...head,
    ...section("CLASSES", []),
    ...tables,
    ...blocks,
    ...section("ENTITIES", entities),
    ...objects,
    [0, "EOF"],
  ]
  return `${file.map(([code, value]) => `${String(code).padStart(3)}\r\n${written(value)}`).join("\r\n")}\r\n`
}

const written = (value: string | number): string =>
  typeof value === "number" ? String(Math.round(value * 10_000) / 10_000 + 0) : value

function entitiesOf(mark: Mark, scale: number, owner: string, next: () => string): readonly Pair[] {
  const common = (kind: string): readonly Pair[] => [
    [0, kind],
    [5, next()],
    [330, owner],
    [100, "AcDbEntity"],
    [8, mark.layer],
    ...(mark.kind === "line" && mark.dash ? [[6, "DASHED"] as const] : []),
    ...(mark.kind === "line" && mark.pen ? [[370, Math.round(pens[mark.pen] * 100)] as const] : []),
  ]
  if (mark.kind === "line")
    return mark.lines.flatMap((line) => {
      const polyline = polylineOf(line, scale, () => common("LWPOLYLINE"))
      return mark.of && polyline.length > 0 ? [...polyline, ...ownData(mark.of)] : polyline
    })
  const { at, size, align, turn } = mark
  const place: readonly Pair[] = [
    [10, at.x * scale],
    [20, at.y * scale],
    [30, 0],
  ]
  return [
    ...common("TEXT"),
    [100, "AcDbText"],
    ...place,
    // Capitals are this part of a size.
    [40, size * 0.72 * scale],
    [1, inAscii(mark.text)],
    [50, (turn + 360) % 360],
    [7, "Standard"],
    ...(align === "start"
      ? []
      : ([
          [72, align === "middle" ? 1 : 2],
          [11, at.x * scale],
          [21, at.y * scale],
          [31, 0],
        ] as const)),
    [100, "AcDbText"],
  ]
}

/** Whose line it is, as data of our own that CAD programs keep. */
const ownData = (id: string): readonly Pair[] => [
  [1001, applicationName],
  [1000, inAscii(id)],
]

const polylineOf = (
  { points, bulges, isClosed }: Polyline,
  scale: number,
  common: () => readonly Pair[],
): readonly Pair[] =>
  points.length < 2
    ? []
    : [
        ...common(),
        [100, "AcDbPolyline"],
        [90, points.length],
        [70, isClosed ? 1 : 0],
        ...points.flatMap(({ x, y }, at): readonly Pair[] => {
          const bulge = bulges?.[at] ?? 0
          return [[10, x * scale], [20, y * scale], ...(bulge === 0 ? [] : [[42, bulge] as const])]
        }),
      ]

/** Letters beyond ASCII by their code, as files of this version have them; one line. */
function inAscii(text: string): string {
  let ascii = ""
  for (const unit of text
    .normalize("NFC")
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, " ")
    .split("")) {
    const code = unit.charCodeAt(0)
    ascii += code < 127 ? unit : `\\U+${code.toString(16).toUpperCase().padStart(4, "0")}`
  }
  return ascii
}

function extentsOf(marks: readonly Mark[], scale: number) {
  const places = marks.flatMap((mark) =>
    mark.kind === "line" ? mark.lines.flatMap(({ points }) => points) : [],
  )
  let [minX, minY, maxX, maxY] = places.length > 0 ? [Infinity, Infinity, -Infinity, -Infinity] : [0, 0, 0, 0]
  for (const { x, y } of places) {
    minX = Math.min(minX, x * scale)
    minY = Math.min(minY, y * scale)
    maxX = Math.max(maxX, x * scale)
    maxY = Math.max(maxY, y * scale)
  }
  return { min: [minX, minY] as const, max: [maxX, maxY] as const }
}
