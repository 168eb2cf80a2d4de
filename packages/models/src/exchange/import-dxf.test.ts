import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { drawPlan } from "@roomwright/scene/drawing/draw-plan"
import { writeDxf } from "@roomwright/scene/drawing/write-dxf"
import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { readDocument } from "@roomwright/scene/document/read-document"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { planTemplates } from "@roomwright/scene/templates/plan-templates"
import { describe, expect, it } from "vitest"
import { importDxf } from "./import-dxf.ts"
import { RefusedFile, type ImportFault } from "./import-report.ts"

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (text: string) => importDxf(bytesOf(text), countedIds())

type Pair = readonly [number, string | number]
const fileOf = (
  entities: readonly Pair[],
  header: readonly Pair[] = [],
  blocks: readonly Pair[] = [],
): string =>
  [
    ...sectionOf("HEADER", header),
    ...sectionOf("BLOCKS", blocks),
    ...sectionOf("ENTITIES", entities),
    [0, "EOF"] as const,
  ]
    .map(([code, value]) => `${code}\n${value}\n`)
    .join("")
const sectionOf = (name: string, pairs: readonly Pair[]): readonly Pair[] => [
  [0, "SECTION"],
  [2, name],
  ...pairs,
  [0, "ENDSEC"],
]
const line = (layer: string, [x1, y1, x2, y2]: readonly (number | string)[]): readonly Pair[] => [
  [0, "LINE"],
  [8, layer],
  [10, x1 ?? 0],
  [20, y1 ?? 0],
  [11, x2 ?? 0],
  [21, y2 ?? 0],
]
const ring = (layer: string, [x, y, w, h]: readonly [number, number, number, number]): readonly Pair[] => [
  ...line(layer, [x, y, x + w, y]),
  ...line(layer, [x + w, y, x + w, y + h]),
  ...line(layer, [x + w, y + h, x, y + h]),
  ...line(layer, [x, y + h, x, y]),
]
/** A room of 4 by 3 units between walls of 0.2. */
const box = (layer: string, by: number): readonly Pair[] => [
  ...ring(layer, [0, 0, 4.4 * by, 3.4 * by]),
  ...ring(layer, [0.2 * by, 0.2 * by, 4 * by, 3 * by]),
]

const areasOf = (scene: Scene): readonly number[] =>
  levelsOf(scene)
    .flatMap(({ id }) => planLevel(scene, id).rooms.map((room) => measureRoom(room).netArea / 1e6))
    .toSorted((a, b) => a - b)

describe("a plan comes in from a DXF", () => {
  it.each(
    planTemplates
      // Bowed walls come in as short straight ones.
      .filter(({ id, levels }) => levels.length === 1 && id !== "bay-flat-66")
      .map((template) => [template.id, template] as const),
  )("%s: its own drawing gives the same rooms, doors and windows", (_id, template) => {
    const scene = buildTemplate(template, ["1"], countedIds())
    const level = levelsOf(scene)[0]?.id ?? ""
    const drawing = drawPlan({
      scene,
      level,
      scale: 50,
      words: { length: String, area: String, room: ({ kind }) => (kind ?? "").replaceAll("-", " ") },
      pieces: [],
      shows: {
        pieces: "none",
        hasNumbers: false,
        hasRoomDimensions: true,
        hasOuterDimensions: true,
        hasRoomNames: true,
      },
      taken: [],
    })
    const { scene: found, report } = read(writeDxf(drawing))
    const [before, after] = [areasOf(scene), areasOf(found)]
    expect(after).toHaveLength(before.length)
    for (const [at, area] of before.entries()) expect(Math.abs((after[at] ?? 0) - area)).toBeLessThan(0.35)
    const openings = Object.values(scene.elements).filter(({ kind }) => kind === "opening").length
    expect(report.made.openings / openings).toBeGreaterThan(0.8)
    // It is a document like any other.
    expect("refused" in readDocument(writeDocument(found))).toBe(false)
  })

  it.each([
    ["metres", 6, 1, null],
    ["millimetres", 4, 1_000, null],
    ["inches", 1, 1_000 / 25.4, null],
    ["no unit, as metres", null, 1, "m"],
    ["no unit, as millimetres", null, 1_000, "mm"],
    ["no unit, as centimetres", null, 100, "cm"],
  ])("reads %s", (_name, code, by, guessed) => {
    const header: readonly Pair[] =
      code === null
        ? []
        : [
            [9, "$INSUNITS"],
            [70, code],
          ]
    const { scene, report } = read(fileOf(box("WALLS", by), header))
    expect(areasOf(scene)).toHaveLength(1)
    expect(areasOf(scene)[0]).toBeCloseTo(12, 1)
    const note = report.notes.find(({ kind }) => kind === "unitGuessed")
    expect(note).toEqual(guessed === null ? undefined : { kind: "unitGuessed", unit: guessed })
  })

  it("looks on layers of walls, and says so", () => {
    const furniture = ring("FURNITURE", [1_000, 1_000, 800, 300])
    const named = read(fileOf([...box("A-WALL", 1_000), ...ring("STUFF", [1_000, 1_000, 800, 300])]))
    expect(named.report.made.walls).toBe(4)
    expect(named.report.notes).toContainEqual({ kind: "layers", names: ["A-WALL"] })
    const unnamed = read(fileOf([...box("0", 1_000), ...furniture]))
    expect(unnamed.report.made.walls).toBe(4)
    expect(unnamed.report.notes).toContainEqual({ kind: "noWallLayer" })
  })

  it("reads walls in blocks that are moved, turned and nested, and lies about the origin", () => {
    const blockOf = (name: string, content: readonly Pair[]): readonly Pair[] => [
      [0, "BLOCK"],
      [8, "0"],
      [2, name],
      [10, 0],
      [20, 0],
      ...content,
      [0, "ENDBLK"],
      [8, "0"],
    ]
    const insert = (name: string, x: number, y: number, turn: number): readonly Pair[] => [
      [0, "INSERT"],
      [8, "WALLS"],
      [2, name],
      [10, x],
      [20, y],
      [50, turn],
    ]
    const { scene } = read(
      fileOf(
        insert("outer", 5e6, -3e6, 30),
        [],
        [...blockOf("flat", box("0", 1_000)), ...blockOf("outer", insert("flat", 700, 0, 60))],
      ),
    )
    expect(areasOf(scene)[0]).toBeCloseTo(12, 1)
  })

  it("ends where blocks hold each other", () => {
    const loop: readonly Pair[] = [
      [0, "BLOCK"],
      [8, "0"],
      [2, "loop"],
      [10, 0],
      [20, 0],
      [0, "INSERT"],
      [8, "0"],
      [2, "loop"],
      [10, 1],
      [20, 1],
      [0, "ENDBLK"],
      [8, "0"],
    ]
    const use: readonly Pair[] = [
      [0, "INSERT"],
      [8, "WALLS"],
      [2, "loop"],
      [10, 0],
      [20, 0],
    ]
    expect(areasOf(read(fileOf([...box("WALLS", 1_000), ...use], [], loop)).scene)).toHaveLength(1)
  })

  it("leaves out and counts what is not understood", () => {
    const odd: readonly Pair[] = [
      ...line("WALLS", ["abc", 0, 5, 5]),
      ...line("WALLS", [7, 7, 7, 7]),
      ...line("WALLS", [-900, 500, -900, 1_500]),
      [0, "HATCH"],
      [8, "WALLS"],
      [0, "CIRCLE"],
      [8, "WALLS"],
      [10, 1],
      [20, 1],
      [40, 5],
    ]
    const { report } = read(fileOf([...box("WALLS", 1_000), ...odd]))
    expect(report.made.walls).toBe(4)
    expect(report.notes).toContainEqual({ kind: "badNumbers", count: 1 })
    expect(report.notes).toContainEqual({ kind: "single", count: 1 })
    expect(report.notes).toContainEqual({ kind: "skipped", what: "HATCH", count: 1 })
    expect(report.notes).toContainEqual({ kind: "skipped", what: "CIRCLE", count: 1 })
  })
})

const faultOf = (bytes: Uint8Array): ImportFault | null => {
  try {
    importDxf(bytes, countedIds())
    return null
  } catch (error) {
    if (error instanceof RefusedFile) return error.fault
    throw error
  }
}

describe("a hostile DXF is refused", () => {
  const whole = fileOf(box("WALLS", 1_000))
  it("one that is cut, at every place", () => {
    for (let at = 0; at < whole.length - 5; at += 7)
      expect(faultOf(bytesOf(whole.slice(0, at))), `${at}`).not.toBeNull()
  })

  it.each<readonly [string, Uint8Array, ImportFault]>([
    ["a text", bytesOf("Dear customer,\n"), "broken"],
    ["nothing at all", bytesOf(""), "broken"],
    ["a binary one", bytesOf("AutoCAD Binary DXF\r\n\x1a\0"), "binary"],
    ["a DWG", bytesOf("AC1027\0\0\0"), "dwg"],
    ["one that is too large", new Uint8Array(40_000_001), "tooLarge"],
    ["codes that are no numbers", bytesOf("0\nSECTION\nx\ny\n0\nEOF\n"), "broken"],
    ["no lines", bytesOf(fileOf([])), "nothing"],
    ["single lines", bytesOf(fileOf(line("WALLS", [0, 0, 5_000, 0]))), "nothing"],
    ["lines without length", bytesOf(fileOf(line("WALLS", [3, 3, 3, 3]))), "nothing"],
    ["no numbers", bytesOf(fileOf(line("WALLS", ["NaN", "NaN", "Infinity", "x"]))), "nothing"],
    [
      "walls a thousand kilometres apart",
      bytesOf(
        fileOf(
          [...box("WALLS", 1_000), ...line("WALLS", [1e9, 0, 1e9, 5])],
          [
            [9, "$INSUNITS"],
            [70, 4],
          ],
        ),
      ),
      "tooWide",
    ],
    [
      "more than 200,000 entities",
      bytesOf(fileOf(Array.from({ length: 200_001 }, () => [0, "POINT"] as const))),
      "tooMany",
    ],
    [
      "blocks that multiply",
      bytesOf(
        fileOf(
          [
            [0, "INSERT"],
            [8, "WALLS"],
            [2, "many"],
            [10, 0],
            [20, 0],
            [70, 100],
            [71, 100],
            [44, 1],
            [45, 1],
          ],
          [],
          [
            [0, "BLOCK"],
            [8, "0"],
            [2, "many"],
            [10, 0],
            [20, 0],
            ...Array.from({ length: 40 }, (_, n) => line("0", [n, 0, n, 1])).flat(),
            [0, "ENDBLK"],
            [8, "0"],
          ],
        ),
      ),
      "tooMany",
    ],
  ])("%s", (_name, bytes, fault) => {
    expect(faultOf(bytes)).toBe(fault)
  })
})
