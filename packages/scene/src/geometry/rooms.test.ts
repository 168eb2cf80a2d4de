import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { wallFrom } from "../testing/make-scene.ts"
import { anyGrid, anyWalls, shuffled } from "../testing/random-walls.ts"
import { innerPoint } from "./inner-point.ts"
import { innerRegions, measureRoom } from "./measure-room.ts"
import { areaOfRing, isInRegion, isInRing, sidesOf } from "./rings.ts"
import { planWalls } from "./rooms.ts"
import { buildWallGraph } from "./wall-graph.ts"
import { walkFaces } from "./walk-faces.ts"
import { distance } from "./vectors.ts"

const square = [
  wallFrom("a1", [0, 0, 6_000, 0]),
  wallFrom("a2", [6_000, 0, 6_000, 4_000]),
  wallFrom("a3", [6_000, 4_000, 0, 4_000]),
  wallFrom("a4", [0, 4_000, 0, 0]),
]
const roomsOf = (...more: Parameters<typeof planWalls>[0]) => planWalls([...square, ...more]).rooms
const areasOf = (...more: Parameters<typeof planWalls>[0]) =>
  roomsOf(...more).map((room) => measureRoom(room))

describe("rooms", () => {
  it("appear where walls close, with the floor between their faces", () => {
    expect(areasOf()).toEqual([
      { grossArea: 24_000_000, netArea: 5_800 * 3_800, perimeter: 2 * (5_800 + 3_800) },
    ])
    expect(planWalls(square.slice(1)).rooms).toEqual([])
  })

  it("are divided by a wall that stands on others", () => {
    const areas = areasOf(wallFrom("b1", [3_000, 0, 3_000, 4_000], { thickness: 100 }))
    expect(areas.map(({ netArea }) => netArea)).toEqual([2_850 * 3_800, 2_850 * 3_800])
  })

  it("are divided by walls that cross", () => {
    const rooms = roomsOf(
      wallFrom("b1", [3_000, -500, 3_000, 4_500]),
      wallFrom("b2", [-500, 2_000, 6_500, 2_000]),
    )
    expect(rooms.map(({ area }) => area)).toEqual([6_000_000, 6_000_000, 6_000_000, 6_000_000])
  })

  it("keep a pier as a part of the wall: it takes floor and adds edge", () => {
    const [room] = areasOf(wallFrom("b1", [3_000, 0, 3_000, 1_100], { thickness: 100 }))
    expect(room?.grossArea).toBe(24_000_000)
    expect(room?.netArea).toBe(5_800 * 3_800 - 100 * 1_000)
    expect(room?.perimeter).toBe(2 * (5_800 + 3_800) + 2 * 1_000)
  })

  it("lose the footprint of a wall that stands free in them", () => {
    const [room] = areasOf(wallFrom("b1", [2_000, 2_000, 4_000, 2_000], { thickness: 100 }))
    expect(room?.netArea).toBe(5_800 * 3_800 - 100 * 2_000)
  })

  it("have a hole where another stands in them without touching", () => {
    const island = [
      wallFrom("c1", [2_000, 1_000, 4_000, 1_000]),
      wallFrom("c2", [4_000, 1_000, 4_000, 3_000]),
      wallFrom("c3", [4_000, 3_000, 2_000, 3_000]),
      wallFrom("c4", [2_000, 3_000, 2_000, 1_000]),
    ]
    const [outer, inner] = roomsOf(...island)
    expect(outer?.area).toBe(20_000_000)
    expect(outer?.holes.map(areaOfRing)).toEqual([-4_000_000])
    expect(inner?.area).toBe(4_000_000)
    const [around, inside] = areasOf(...island)
    expect(around?.netArea).toBe(5_800 * 3_800 - 2_200 * 2_200)
    expect(inside?.netArea).toBe(1_800 * 1_800)
    if (!outer) throw new Error("no room")
    expect(isInRegion({ x: 3_000, y: 2_000 }, outer)).toBe(false)
    expect(isInRegion({ x: 1_000, y: 2_000 }, outer)).toBe(true)
  })

  it("are no outside for what stands in them", () => {
    const pier = wallFrom("b1", [2_000, 2_000, 4_000, 2_000])
    expect(planWalls([...square, pier]).outsides).toHaveLength(1)
    expect(planWalls([...square, wallFrom("b1", [8_000, 0, 9_000, 0])]).outsides).toHaveLength(2)
  })

  it("have the same hole where a wall leads to what stands in them", () => {
    const island = [
      wallFrom("c1", [2_000, 1_000, 4_000, 1_000]),
      wallFrom("c2", [4_000, 1_000, 4_000, 3_000]),
      wallFrom("c3", [4_000, 3_000, 2_000, 3_000]),
      wallFrom("c4", [2_000, 3_000, 2_000, 1_000]),
      wallFrom("c5", [0, 2_000, 2_000, 2_000], { thickness: 100 }),
    ]
    const [outer] = roomsOf(...island)
    expect(outer?.area).toBe(20_000_000)
    expect(outer?.holes.map(areaOfRing)).toEqual([-4_000_000])
    expect(areasOf(...island)[0]?.netArea).toBe(5_800 * 3_800 - 2_200 * 2_200 - 1_800 * 100)
  })

  it("bow out with a curved wall", () => {
    const half = [wallFrom("a1", [0, 0, 6_000, 0], { sagitta: -3_000 }), wallFrom("a2", [6_000, 0, 0, 0])]
    const [room] = planWalls(half).rooms
    if (!room) throw new Error("no room")
    // A half circle of 3 m, and of 2.9 m between the faces less the straight wall's half.
    expect(room.area / 1_000_000).toBeCloseTo((Math.PI * 9) / 2, 2)
    const segment = 2.9 * 2.9 * Math.acos(0.1 / 2.9) - 0.1 * Math.sqrt(2.9 * 2.9 - 0.01)
    expect(measureRoom(room).netArea / 1_000_000).toBeCloseTo(segment, 2)
  })

  it("stay apart where walls end within rounding of a slanted one", () => {
    // 1,500 along a wall of slope 1:3 is no whole mm.
    const rooms = planWalls([
      wallFrom("a1", [0, 0, 6_000, 2_000]),
      wallFrom("a2", [6_000, 2_000, 6_000, 6_000]),
      wallFrom("a3", [6_000, 6_000, 0, 6_000]),
      wallFrom("a4", [0, 6_000, 0, 0]),
      wallFrom("a5", [2_500, 833, 2_500, 6_000]),
    ]).rooms
    expect(rooms).toHaveLength(2)
  })

  it("have a floor of nothing where walls are thicker than the room", () => {
    const walls = [
      wallFrom("a1", [0, 0, 400, 0], { thickness: 500 }),
      wallFrom("a2", [400, 0, 400, 400], { thickness: 500 }),
      wallFrom("a3", [400, 400, 0, 400], { thickness: 500 }),
      wallFrom("a4", [0, 400, 0, 0], { thickness: 500 }),
    ]
    expect(planWalls(walls).rooms.map((room) => measureRoom(room).netArea)).toEqual([0])
  })
})

describe("whatever the walls,", () => {
  it("the rooms of a sheet are all there and fill it", () => {
    fc.assert(
      fc.property(anyGrid, ({ walls, rooms, area }) => {
        const found = planWalls(walls).rooms
        expect(found).toHaveLength(rooms)
        expect(found.reduce((sum, room) => sum + room.area, 0)).toBeCloseTo(area, 3)
      }),
    )
  })

  it("every face closes and the areas add up to nothing", () => {
    fc.assert(
      fc.property(anyWalls, (walls) => {
        const graph = buildWallGraph(walls.map(({ wall }) => wall))
        const walks = walkFaces(graph)
        expect(walks.flatMap(({ halfEdges }) => halfEdges).toSorted((a, b) => a - b)).toEqual([
          ...graph.halfEdges.keys(),
        ])
        for (const { halfEdges } of walks) {
          for (const [at, one] of halfEdges.entries()) {
            const next = halfEdges[(at + 1) % halfEdges.length] ?? one
            expect(graph.halfEdges[next]?.origin).toBe(graph.halfEdges[one]?.target)
          }
        }
        const sum = walks.reduce((all, { area }) => all + area, 0)
        expect(Math.abs(sum)).toBeLessThan(1)
      }),
    )
  })

  it("rooms turn counter-clockwise, their holes clockwise, and no two share a place", () => {
    fc.assert(
      fc.property(anyWalls, (walls) => {
        const { rooms } = planWalls(walls)
        for (const room of rooms) {
          expect(areaOfRing(room.outline)).toBeGreaterThan(0)
          for (const hole of room.holes) expect(areaOfRing(hole)).toBeLessThan(0)
          const middle = innerPoint(room)
          expect(rooms.filter((other) => isInRegion(middle, other))).toEqual([room])
        }
      }),
    )
  })

  it("their order changes no room, no area and no face of a wall", () => {
    fc.assert(
      fc.property(anyWalls, fc.nat(50), (walls, seed) => {
        const [one, other] = [planWalls(walls), planWalls(shuffled(walls, seed))]
        expect(other.rooms).toEqual(one.rooms)
        expect(other.rooms.map(measureRoom)).toEqual(one.rooms.map(measureRoom))
        expect(other.corners).toEqual(one.corners)
      }),
    )
  })

  it("a floor lies inside its room's centre lines and is never more than it", () => {
    fc.assert(
      fc.property(anyWalls, (walls) => {
        for (const room of planWalls(walls).rooms) {
          const { netArea, grossArea } = measureRoom(room)
          expect(netArea).toBeGreaterThanOrEqual(-1)
          expect(netArea).toBeLessThanOrEqual(grossArea + 1)
          for (const { outline } of innerRegions(room)) {
            const far = sidesOf(outline).filter(
              ([a]) =>
                !isInRing(a, room.outline) &&
                Math.min(...sidesOf(room.outline).map(([b]) => distance(a, b))) > 3_000,
            )
            expect(far).toEqual([])
          }
        }
      }),
      // Walls as askew as these are clipped the long way.
      { numRuns: 40 },
    )
  })
})
