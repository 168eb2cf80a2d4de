import type { Vec3 } from "@roomwright/models/geometry/vector"
import { gridOf } from "./field-grid.ts"
import { createPatches } from "./field-patches.ts"
import { ceilingSide, floorSide, follow, newLanding, type Landing } from "./follow-light.ts"
import { addFaces, addWindows, meanOf, type LightField } from "./light-field.ts"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import { emitLight, skyFrom, sourcesOf, type HomeLight, type Source } from "./room-light.ts"
import { aroundNormal, onSphere } from "./trace-room.ts"

/** How much is followed. */
export interface FieldEffort {
  readonly rays: number
  readonly looks: number
}

export const quickEffort: FieldEffort = { rays: 3_000, looks: 48 }
export const fullEffort: FieldEffort = { rays: 40_000, looks: 224 }

const mostBounces = 7

/** Follows light through a home a little at a time: each `next` is about a millisecond. Returns the field. */
export function* followHome(home: HomeLight, effort: FieldEffort): Generator<void, LightField> {
  const { rooms } = home
  const patches = createPatches(rooms)
  const landing = newLanding()
  const random = randomFrom(7)
  const sources = sourcesOf(home)
  const whole = sources.reduce((sum, { power }) => sum + power, 0) || 1
  let count = 0
  for (const source of sources) {
    const rays = Math.ceil(effort.rays * (0.3 / sources.length + (0.7 * source.power) / whole))
    for (let i = 0; i < rays; i++) {
      bounceOn(source, 1 / rays)
      if (++count % 400 === 0) yield
    }
  }

  function bounceOn(source: Source, share: number): void {
    const { at: start, way: first, flux } = emitLight(home, source, random)
    let [at, way] = [start, first]
    let room = rooms.indexOf(source.room)
    let [r, g, b] = [flux[0] * share, flux[1] * share, flux[2] * share]
    const least = 0.02 * Math.max(r, g, b)
    const kind = source.lamp ? 3 : 0
    for (let bounce = 0; bounce < mostBounces; bounce++) {
      follow(rooms, room, at, way, landing)
      const patch = landing.kind === "surface" ? patches.at(landing) : -1
      if (patch === -1) return
      const { flux: gathered, colours } = patches
      r *= landing.share * (colours[patch * 3] ?? 0)
      g *= landing.share * (colours[patch * 3 + 1] ?? 0)
      b *= landing.share * (colours[patch * 3 + 2] ?? 0)
      gathered[patch * 6 + kind] = (gathered[patch * 6 + kind] ?? 0) + r
      gathered[patch * 6 + kind + 1] = (gathered[patch * 6 + kind + 1] ?? 0) + g
      gathered[patch * 6 + kind + 2] = (gathered[patch * 6 + kind + 2] ?? 0) + b
      if (Math.max(r, g, b) < least) return
      room = landing.room
      const normal = normalOf(rooms[room], landing, way)
      at = [landing.x + normal[0] * 0.01, landing.y + normal[1] * 0.01, landing.z + normal[2] * 0.01]
      way = aroundNormal(normal, random(), random())
    }
  }
  // From flux to what is seen of a patch.
  for (let patch = 0; patch < patches.count; patch++)
    for (let part = 0; part < 6; part++)
      patches.flux[patch * 6 + part] =
        (patches.flux[patch * 6 + part] ?? 0) / (Math.PI * (patches.areas[patch] || 1))

  const ways = Array.from({ length: effort.looks }, (_, i) =>
    onSphere((i + 0.5) / effort.looks, (i * 0.618_033_988_75) % 1),
  )
  let places = 0
  const grids = rooms.map((room) => {
    const grid = gridOf(room, places)
    places += grid.count
    return grid
  })
  const [day, lamp, sky] = [0, 0, 0].map(() => new Float32Array(places * 18)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const solid = (4 * Math.PI) / effort.looks
  for (const [index, grid] of grids.entries()) {
    const room = rooms[index]
    if (!room) continue
    for (let place = 0; place < grid.count; place++) {
      const from = grid.placeOf(place)
      const base = (grid.first + place) * 18
      for (const way of ways) {
        follow(rooms, index, from, way, landing)
        if (landing.kind === "nothing") continue
        if (landing.kind === "sky") {
          // Its own windows are added below, without grain.
          if (landing.room === index && !rooms[index]?.isOpen) continue
          addFaces(sky, base, way, skyFrom(home, way), solid * landing.share)
          continue
        }
        const patch = patches.at(landing)
        if (patch === -1) continue
        const f = patches.flux
        const p = patch * 6
        addFaces(day, base, way, [f[p] ?? 0, f[p + 1] ?? 0, f[p + 2] ?? 0], solid * landing.share)
        addFaces(lamp, base, way, [f[p + 3] ?? 0, f[p + 4] ?? 0, f[p + 5] ?? 0], solid * landing.share)
      }
      addWindows(home, room, from, sky, base)
      if (place % 4 === 3) yield
    }
  }
  return {
    grids,
    day,
    lamp,
    sky,
    home,
    means: rooms.map((_, index) => meanOf(grids[index], [day, lamp, sky])),
  }
}

function normalOf(room: LitRoom | undefined, { side }: Landing, way: Vec3): Vec3 {
  if (side === floorSide) return [0, 1, 0]
  if (side === ceilingSide) return [0, -1, 0]
  const [from, to] = [room?.ring[side], room?.ring[(side + 1) % room.ring.length]]
  if (!from || !to) return [0, 1, 0]
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dz) || 1
  const turn = way[0] * dz - way[2] * dx > 0 ? -1 : 1
  return [(turn * dz) / long, 0, (-turn * dx) / long]
}

/** Always the same numbers, so that the same home has the same picture (Park and Miller, 1988). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
