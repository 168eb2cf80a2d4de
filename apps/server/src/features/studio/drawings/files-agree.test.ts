import { WebIO, getBounds, type Node } from "@gltf-transform/core"
import { ALL_EXTENSIONS } from "@gltf-transform/extensions"
import { drawnPieces } from "@roomwright/models/drawings/drawn-pieces"
import { writeHome } from "@roomwright/models/home-glb/write-home"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { childrenOfKind, levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import { drawPlan } from "@roomwright/scene/drawing/draw-plan"
import { fitScale, layOutPlan } from "@roomwright/scene/drawing/lay-out-plan"
import { movePolyline, reachOf } from "@roomwright/scene/drawing/polyline"
import { printSheet } from "@roomwright/scene/drawing/print-sheet"
import { frameSheets } from "@roomwright/scene/drawing/sheet-frame"
import { writeDxf } from "@roomwright/scene/drawing/write-dxf"
import { writeSvg } from "@roomwright/scene/drawing/write-svg"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { boxAround, type Box } from "@roomwright/scene/geometry/rings"
import { boxOfItem } from "@roomwright/scene/kinds/item/item-outline"
import { cross, directionTo, distance, dot, minus, plus, rotate } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { outlineWall, ringOfOutline } from "@roomwright/scene/kinds/wall/wall-outline"
import { getDocumentProxy } from "unpdf"
import { describe, expect, it } from "vitest"
import { boxesByElement, linesOfDxf, pathsOfSvg } from "../../../testing/boxes-of-drawing.ts"
import { strokesOfPdf } from "../../../testing/strokes-of-pdf.ts"
import { drawSheets } from "./draw-sheets.ts"

const words = {
  length: (mm: number) => String(Math.round(mm)),
  area: (mm2: number) => `${(mm2 / 1e6).toFixed(2)} m²`,
  room: ({ number }: { readonly number: number }) => `phòng ${number} 房`,
}
const labels = {
  project: "a",
  drawing: "b",
  level: "c",
  designer: "d",
  scale: "e",
  date: "f",
  sheet: "g",
  north: "N",
}

/** A home as it stands, and what is read back out of its four files. */
async function readBack(home: (typeof demoHomes)[number]) {
  const scene = buildHome(home, "1", countedIds())
  const [level] = levelsOf(scene)
  if (!level) throw new Error("no level")
  const scale = fitScale(scene, level.id, "A3", true) ?? 0
  const drawing = drawPlan({
    scene,
    level: level.id,
    scale,
    words,
    pieces: drawnPieces(scene, level.id, {
      nameOf: ({ model }) => model,
      numberOf: (id) => id.replace(/\D+/g, ""),
      outlineOf: () => null,
    }),
    shows: {
      pieces: "drawn",
      hasNumbers: true,
      hasRoomDimensions: true,
      hasOuterDimensions: true,
      hasRoomNames: true,
    },
  })
  const marks = layOutPlan(drawing, "A3", { degrees: 0, letter: "N" })
  const [sheet] = frameSheets([{ name: "Plan", level: "", scale, marks }], "A3", {
    project: home.id,
    designer: "",
    date: "d",
    labels,
  })
  if (!sheet) throw new Error("no sheet")
  // A body of JSON: its lists may be changed.
  const printed = JSON.parse(JSON.stringify(printSheet(sheet)))
  const pdf = await drawSheets({ title: "a", language: "vi", sheets: [printed], madeAt: new Date(0) })
  const glb = await writeHome(scene, {
    name: home.id,
    moment: { latitude: 21, longitude: 106, day: 310, hour: 9, north: 0 },
    cameras: [],
    picturesOf: () => Promise.resolve(null),
    fileOf: () => Promise.resolve(null),
    plainPicture: () => Promise.reject(new Error("there is no picture")),
  })
  const document = await new WebIO().registerExtensions(ALL_EXTENSIONS).readBinary(glb)
  const nodes = document.getRoot().getDefaultScene()?.listChildren() ?? []
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const walls = childrenOfKind(scene, level.id, "wall")
  return {
    scale,
    plan: planLevel(scene, level.id),
    items: onLevel(scene, level.id, "item"),
    walls,
    openings: walls.flatMap(({ id, element: wall }) =>
      childrenOfKind(scene, id, "opening").map((opening) => ({ ...opening, wall })),
    ),
    dxf: linesOfDxf(writeDxf(drawing)),
    svg: pathsOfSvg(writeSvg(sheet), sheet.height),
    strokes: await strokesOfPdf(page),
    stands: new Map(nodes.filter((node) => node.getMesh()).map((node) => [node.getName(), standOf(node)])),
  }
}

/** Metres, z down the plan, in mm of it: as a node stands, and as it would without its turn. */
function standOf(node: Node) {
  const boxNow = () => {
    const { min, max } = getBounds(node)
    const [left = 0, foot = 0, back = 0] = min.map((value) => value * 1_000)
    const [right = 0, top = 0, front = 0] = max.map((value) => value * 1_000)
    return { minX: left, maxX: right, minY: -front, maxY: -back, foot, top }
  }
  const box = boxNow()
  const [, half, , rest] = node.getRotation()
  node.setRotation([0, 0, 0, 1])
  return { ...box, turn: (Math.atan2(half, rest) * 360) / Math.PI, straight: boxNow() }
}

/** A wall that a line of a drawing belongs to, and on which side it runs along it. */
type Face = readonly [wall: string, side: "left" | "right" | null]

/** How far apart two boxes are where they are farthest apart. */
const apart = (one: Box, other: Box): number =>
  Math.max(...(["minX", "maxX", "minY", "maxY"] as const).map((side) => Math.abs(one[side] - other[side])))

const chosen = ["jade-walnut-114", "birch-family-97", "saigon-terracotta-28"]

describe.each(chosen.map((id) => [id]))("%s in SVG, PDF, DXF and GLB", async (id) => {
  const home = demoHomes.find((one) => one.id === id)
  if (!home) throw new Error("no home")
  const { scale, plan, items, walls, openings, dxf, svg, strokes, stands } = await readBack(home)
  const inDxf = boxesByElement(dxf)
  const inSvg = boxesByElement(svg.flatMap(({ element, lines }) => lines.map((line) => ({ element, line }))))
  /** How the drawing lies on its sheet: a place of the home in mm, divided by the scale and moved. */
  const wallsOnPaper = boxAround(
    svg
      .filter(({ layer }) => layer === "WALLS")
      .flatMap(({ lines }) => lines.flatMap(({ points }) => points)),
  )
  const wallsInDxf = boxAround(
    dxf.filter(({ layer }) => layer === "WALLS").flatMap(({ line }) => line.points),
  )
  const toPaper = ({ minX, maxX, minY, maxY }: Box): Box => {
    const x = (mm: number) => (mm - wallsInDxf.minX) / scale + wallsOnPaper.minX
    const y = (mm: number) => (mm - wallsInDxf.minY) / scale + wallsOnPaper.minY
    return { minX: x(minX), maxX: x(maxX), minY: y(minY), maxY: y(maxY) }
  }

  it("has the same pieces and openings in each of them, no more and no fewer", () => {
    const wanted = [...items, ...openings].map((one) => one.id).toSorted()
    expect([...inDxf.keys()].toSorted()).toEqual(wanted)
    expect([...inSvg.keys()].toSorted()).toEqual(wanted)
    expect([...stands.keys()]).toEqual(expect.arrayContaining([...wanted, ...walls.map((one) => one.id)]))
    const counted = (kind: string) => [...stands.keys()].filter((name) => name.startsWith(`${kind}-`)).length
    expect([counted("wall"), counted("opening"), counted("item")]).toEqual([
      walls.length,
      openings.length,
      items.length,
    ])
  })

  it("has every piece in its place and as large in each of them", () => {
    for (const { id: item, element } of items) {
      const [lines, stand] = [inDxf.get(item), stands.get(item)]
      if (!lines || !stand) throw new Error(item)
      const own = dxf.filter(({ element: one }) => one === item)
      const straight = boxAround(
        own.flatMap(({ line }) =>
          reachOf(
            movePolyline(line, (place) => plus(element.at, rotate(minus(place, element.at), -element.turn))),
          ),
        ),
      )
      expect(apart(straight, stand.straight), `${item} ${element.model}: DXF and GLB`).toBeLessThan(1)
      expect(apart(straight, boxOfItem({ ...element, turn: 0 })), `${item}: DXF and scene`).toBeLessThan(1)
      expect(Math.cos(((stand.turn - element.turn) * Math.PI) / 180), `${item}: turn`).toBeCloseTo(1, 6)
      expect(apart(toPaper(lines), inSvg.get(item) ?? lines), `${item}: SVG`).toBeLessThan(0.005)
      expect(stand.foot - element.elevation, item).toBeCloseTo(0, 0)
      expect(stand.top - element.elevation - element.size.height, item).toBeCloseTo(0, 0)
    }
  })

  it("has every opening in its wall, as wide in each of them", () => {
    for (const { id: opening, element, wall } of openings) {
      const axis = wallAxis(wall)
      const [lines, stand] = [inDxf.get(opening), stands.get(opening)]
      if (!lines || !stand) throw new Error(opening)
      const gap = boxAround([
        axis.pointAt(element.at - element.width / 2),
        axis.pointAt(element.at + element.width / 2),
      ])
      const isAcross = gap.maxX - gap.minX > gap.maxY - gap.minY
      const across = ({ minX, maxX, minY, maxY }: Box) => (isAcross ? [minX, maxX] : [minY, maxY])
      for (const [at, end] of across(gap).entries()) {
        expect(across(lines)[at], `${opening} ${element.type}: DXF`).toBeCloseTo(end, 0)
        expect(across(stand)[at], `${opening} ${element.type}: GLB`).toBeCloseTo(end, 0)
      }
      expect(apart(toPaper(lines), inSvg.get(opening) ?? lines), `${opening}: SVG`).toBeLessThan(0.005)
    }
  })

  it("has every wall with both its faces, and no line beside them", () => {
    const rings = dxf.filter(({ layer }) => layer === "WALLS").map(({ line }) => line.points)
    const sides = rings.flatMap((ring) =>
      ring.map((from, at) => ({ from, to: ring[(at + 1) % ring.length] ?? from })),
    )
    const seen = new Map<string, Set<"left" | "right">>()
    let left = 0
    for (const { from, to } of sides) {
      const of = plan.walls.flatMap(({ id: wall, wall: shape }): readonly Face[] => {
        const along = directionTo(shape.from, shape.to)
        const [length, half] = [distance(shape.from, shape.to), shape.thickness / 2]
        const [a, b] = [from, to].map((place) => minus(place, shape.from))
        if (!a || !b) return []
        const [asides, ways] = [
          [cross(along, a), cross(along, b)],
          [dot(along, a), dot(along, b)],
        ]
        const isFace =
          asides.every((aside) => Math.abs(Math.abs(aside) - half) < 1 && aside * (asides[0] ?? 0) > 0) &&
          Math.max(...ways) > half + 1 &&
          Math.min(...ways) < length - half - 1
        if (isFace) return [[wall, (asides[0] ?? 0) > 0 ? "left" : "right"]]
        const isEnd = asides.every((aside) => Math.abs(aside) < half + 1)
        return isEnd && ways.every((way) => way > -half - 1 && way < length + half + 1) ? [[wall, null]] : []
      })
      if (of.length === 0) left += 1
      for (const [wall, side] of of) if (side) seen.set(wall, (seen.get(wall) ?? new Set()).add(side))
    }
    expect(left).toBe(0)
    expect([...seen.keys()].toSorted()).toEqual(walls.map((one) => one.id).toSorted())
    expect([...seen].filter(([, faces]) => faces.size < 2)).toEqual([])
    const outlines = plan.walls.map((_, number) => {
      const outline = outlineWall(plan, number)
      return outline ? boxAround(ringOfOutline(outline)) : null
    })
    for (const [number, { id: wall, wall: shape }] of plan.walls.entries()) {
      const [stand, outline] = [stands.get(wall), outlines[number]]
      if (!stand || !outline) throw new Error(wall)
      expect(apart(stand, outline), `${wall}: GLB`).toBeLessThan(1)
      expect(stand.top, wall).toBeCloseTo(shape.height, 0)
    }
    const all = outlines.flatMap((box) =>
      box
        ? [
            { x: box.minX, y: box.minY },
            { x: box.maxX, y: box.maxY },
          ]
        : [],
    )
    expect(apart(wallsInDxf, boxAround(all))).toBeLessThan(1)
  })

  it("is printed line by line as the SVG has it, and a metre of the home measures a metre by the scale in points", () => {
    const drawn = svg.filter(({ pen, lines }) => pen > 0 && lines.length > 0)
    expect(strokes).toHaveLength(drawn.length)
    const point = 72 / 25.4
    const off = drawn.map(({ box, pen }, at) => {
      const stroke = strokes[at]
      if (!stroke) return Infinity
      const { minX, maxX, minY, maxY } = stroke
      expect(stroke.pen).toBeCloseTo(pen, 4)
      return apart(box, { minX: minX / point, maxX: maxX / point, minY: minY / point, maxY: maxY / point })
    })
    // mm on paper: arcs are curves of the third degree in a PDF.
    expect(Math.max(...off)).toBeLessThan(0.02)
    const metre = (1_000 / scale) * point
    const printed = drawn.flatMap(({ layer }, at) => (layer === "WALLS" ? (strokes[at] ?? []) : []))
    const [from, to] = [
      Math.min(...printed.map(({ minX }) => minX)),
      Math.max(...printed.map(({ maxX }) => maxX)),
    ]
    expect((to - from) / metre).toBeCloseTo((wallsInDxf.maxX - wallsInDxf.minX) / 1_000, 3)
  })
})
