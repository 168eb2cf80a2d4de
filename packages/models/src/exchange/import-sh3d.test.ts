import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { labelOf } from "@roomwright/scene/geometry/room-facts"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import { strToU8, zipSync } from "fflate"
import { describe, expect, it } from "vitest"
import { importSh3d } from "./import-sh3d.ts"
import { RefusedFile, type ImportFault } from "./import-report.ts"

const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
const homeOf = (content: string): Uint8Array =>
  zip({
    Home: "java",
    "Home.xml": `<?xml version='1.0'?><home version='7200' wallHeight='260.0'>${content}</home>`,
  })
const wall = (x1: number, y1: number, x2: number, y2: number, more = ""): string =>
  `<wall id='w' xStart='${x1}' yStart='${y1}' xEnd='${x2}' yEnd='${y2}' height='260.0' thickness='10.0' ${more}/>`
/** 5 by 4 m on centre lines; y goes down. */
const walls = [wall(0, 0, 500, 0), wall(500, 0, 500, 400), wall(500, 400, 0, 400), wall(0, 400, 0, 0)].join(
  "",
)
const read = (content: string) => importSh3d(homeOf(content), countedIds())
const itemsOf = ({ scene }: ReturnType<typeof read>): readonly Item[] =>
  Object.values(scene.elements).flatMap((element) => (element.kind === "item" ? [element] : []))
const openingsOf = ({ scene }: ReturnType<typeof read>): readonly Opening[] =>
  Object.values(scene.elements).flatMap((element) => (element.kind === "opening" ? [element] : []))

describe("a home comes in from Sweet Home 3D", () => {
  it("with walls, rooms, doors and windows", () => {
    const found = read(
      `${walls}
      <room name='Living room'><point x='5' y='5'/><point x='495' y='5'/><point x='495' y='395'/><point x='5' y='395'/></room>
      <doorOrWindow catalogId='eTeks#door' name='Door' x='250' y='400' width='91' depth='19' height='208'>
        <sash xAxis='0.05' yAxis='0.58' width='0.89' startAngle='0.0' endAngle='-1.57'/></doorOrWindow>
      <doorOrWindow catalogId='eTeks#window85x123' name='Window' x='0' y='200' elevation='90' angle='1.5707964' width='120' depth='10' height='120'/>`,
    )
    const level = levelsOf(found.scene)[0]
    const rooms = planLevel(found.scene, level?.id ?? "").rooms
    expect(rooms.map((room) => measureRoom(room).netArea / 1e6)).toEqual([4.9 * 3.9])
    const [room] = rooms
    expect(room && labelOf(found.scene, level?.id ?? "", room)?.element.room).toBe("living-room")
    expect(level?.element.height).toBe(2_600)
    expect(openingsOf(found)).toMatchObject([
      { type: "hinged", width: 910, height: 2_080, sill: 0 },
      { type: "window", width: 1_200, height: 1_200, sill: 900 },
    ])
    expect(found.report).toEqual({
      made: { levels: 1, walls: 4, openings: 2, rooms: 1, items: 0 },
      notes: [],
    })
  })

  it("with furniture of the library where it has such a piece, else with boxes that are called so", () => {
    const found = read(
      `${walls}
      <pieceOfFurniture catalogId='eTeks#sofa' name='Sofa' x='250' y='340' angle='3.1415927' width='210' depth='90' height='80'/>
      <furnitureGroup name='Dining' x='1' y='1' width='1' depth='1' height='1'>
        <pieceOfFurniture name='Table' x='100' y='100' width='160' depth='80' height='75'/>
        <light name='Floor lamp' x='450' y='50' width='35' depth='35' height='160' power='0.5'/>
      </furnitureGroup>
      <pieceOfFurniture name='Grand piano' x='400' y='200' elevation='2' width='150' depth='200' height='100' modelMirrored='true'/>`,
    )
    const items = itemsOf(found)
    expect(items.map(({ model }) => model.split(".")[0])).toEqual([
      "model:sofa",
      "model:table",
      "model:lamp",
      "box:other",
    ])
    expect(items[0]).toMatchObject({ at: { x: 0, y: -1_400 }, turn: 180, size: { width: 2_100, depth: 900 } })
    expect(items[3]).toMatchObject({ parameters: { label: "Grand piano" }, mirrored: true, elevation: 20 })
    expect(found.report.notes).toContainEqual({ kind: "box", name: "Grand piano", count: 1 })
    expect(found.report.made.items).toBe(4)
  })

  it("with its levels from below, and bowed walls", () => {
    const { scene, report } = read(
      `<level id='b' name='Upper' elevation='272' floorThickness='12' height='260'/>
       <level id='a' name='Ground' elevation='0' floorThickness='12' height='250'/>
       ${wall(0, 0, 500, 0, "level='b' arcExtent='1.5707964'")}${wall(0, 0, 500, 0, "level='a'")}`,
    )
    expect(levelsOf(scene).map(({ element }) => element.name)).toEqual(["Ground", "Upper"])
    expect(report.made).toMatchObject({ levels: 2, walls: 2 })
    const sagittas = Object.values(scene.elements).flatMap((one) =>
      one.kind === "wall" ? [one.sagitta] : [],
    )
    expect(sagittas.toSorted((a, b) => a - b)).toEqual([0, 1_036])
  })

  it("leaves out and counts what is not understood", () => {
    const { report } = read(
      `${walls}${wall(7, 7, 7, 7)}
      <wall xStart='NaN' yStart='0' xEnd='1' yEnd='1' thickness='10'/>
      <wall xStart='1e300' yStart='0' xEnd='1' yEnd='1' thickness='10'/>
      <pieceOfFurniture name='No size' x='1' y='1'/>
      <doorOrWindow name='Door' x='9000' y='9000' width='90' depth='10' height='200'/>
      <dimensionLine xStart='0' yStart='0' xEnd='1' yEnd='1'/><polyline/><polyline/>`,
    )
    expect(report.made.walls).toBe(4)
    expect(report.notes).toEqual(
      expect.arrayContaining([
        { kind: "badNumbers", count: 3 },
        { kind: "skipped", what: "polyline", count: 2 },
        { kind: "skipped", what: "dimensionLine", count: 1 },
        { kind: "noWall", count: 1 },
        { kind: "tooShort", count: 1 },
      ]),
    )
  })

  it("reads names with letters that XML escapes, and no markup", () => {
    const [item] = itemsOf(
      read(
        `${walls}<pieceOfFurniture name='B&#233;b&#xE9; &amp; &lt;b&gt; &unknown;' x='1' y='1' width='10' depth='10' height='10'/>`,
      ),
    )
    expect(item?.parameters["label"]).toBe("Bébé & <b> &unknown;")
  })
})

const faultOf = (bytes: Uint8Array): ImportFault | null => {
  try {
    importSh3d(bytes, countedIds())
    return null
  } catch (error) {
    if (error instanceof RefusedFile) return error.fault
    throw error
  }
}

/** A zip whose list says that the home is as large as `stated`. */
function lieAbout(bytes: Uint8Array, stated: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < bytes.length - 30; at += 1) {
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, stated, true)
    if (view.getUint32(at, true) === 0x04_03_4b_50) view.setUint32(at + 22, stated, true)
  }
  return bytes
}

describe("a hostile home is refused", () => {
  it("one that is cut, at every place", () => {
    const whole = homeOf(walls)
    for (let at = 0; at < whole.length; at += 5) expect(faultOf(whole.slice(0, at)), `${at}`).not.toBeNull()
  })

  it.each<readonly [string, Uint8Array, ImportFault]>([
    ["nothing at all", new Uint8Array(0), "notZip"],
    ["a text", strToU8("Dear customer"), "notZip"],
    ["an old one, of a Java object only", zip({ Home: "java" }), "noHome"],
    ["another zip with a home below a folder that climbs", zip({ "../../Home.xml": "<home/>" }), "noHome"],
    ["another XML", zip({ "Home.xml": "<svg/>" }), "noHome"],
    ["one that is too large", new Uint8Array(120_000_001).fill(0x50), "tooLarge"],
    ["a bomb", zip({ "Home.xml": `<home>${" ".repeat(60_000_000)}</home>` }), "tooLarge"],
    [
      "a bomb that says it is small",
      lieAbout(zip({ "Home.xml": " ".repeat(30_000_000) }), 900_000),
      "broken",
    ],
    [
      "too many files",
      zip(Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`${n}`, ""]))),
      "tooMany",
    ],
    [
      "a billion laughs",
      zip({
        "Home.xml": `<?xml version="1.0"?><!DOCTYPE home [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><home name="&b;"/>`,
      }),
      "unsafe",
    ],
    [
      "a file of the reader's machine",
      zip({ "Home.xml": `<!DOCTYPE home [<!ENTITY x SYSTEM "file:///etc/passwd">]><home name="&x;"/>` }),
      "unsafe",
    ],
    ["tags that do not close", zip({ "Home.xml": "<home><level>" }), "cut"],
    ["tags that close others", zip({ "Home.xml": "<home><level></home></level>" }), "broken"],
    ["nesting without end", zip({ "Home.xml": "<a>".repeat(5_000) }), "broken"],
    [
      "more elements than a home has",
      zip({ "Home.xml": `<home>${"<x/>".repeat(200_001)}</home>` }),
      "tooMany",
    ],
    ["nothing drawn", homeOf(""), "nothing"],
    ["walls kilometres apart", homeOf(wall(0, 0, 100, 0) + wall(0, 5e6, 100, 5e6)), "tooWide"],
  ])("%s", (_name, bytes, fault) => {
    expect(faultOf(bytes)).toBe(fault)
  })
})
