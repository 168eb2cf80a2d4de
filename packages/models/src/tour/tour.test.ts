import { countedIds } from "@roomwright/scene/commands/element-ids"
import { describe, expect, test } from "vitest"
import { demoHomes } from "../homes/demo-homes.ts"
import { buildHome } from "../homes/furnish.ts"
import { litRooms, roomAround } from "../light/lit-home.ts"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import { linkStops } from "./link-stops.ts"
import { proposeStops } from "./propose-stops.ts"

describe.each(demoHomes.map((home) => [home.id, home] as const))("a tour of %s", (_id, home) => {
  const scene = buildHome(home, "1", countedIds())
  const stops = proposeStops(scene)
  const links = linkStops(
    scene,
    stops.map(({ eye }) => eye),
  )

  test("has a stop in nearly every room, each in a room of its own", () => {
    const rooms = levelsOf(scene).flatMap(({ id }) => litRooms(scene, id))
    const inRooms = stops.map(({ eye }) => roomAround(rooms, eye))
    expect(new Set(inRooms).size).toBe(stops.length)
    expect(inRooms).not.toContain(-1)
    expect(stops.length).toBeGreaterThanOrEqual(
      rooms.filter(({ area, isOpen }) => area > 3 && !isOpen).length,
    )
  })

  test("leads from its first stop to all others, and back", () => {
    const reached = new Set([0])
    const next = [0]
    for (let at = next.pop(); at !== undefined; at = next.pop())
      for (const { to } of links[at] ?? [])
        if (!reached.has(to)) {
          reached.add(to)
          next.push(to)
        }
    expect(reached.size).toBe(stops.length)
    for (const [from, ways] of links.entries())
      for (const { to } of ways) expect(links[to]?.some((back) => back.to === from)).toBe(true)
  })

  test("points its links at the doors: behind one, in its direction, lies the next room", () => {
    const rooms = levelsOf(scene).flatMap(({ id }) => litRooms(scene, id))
    for (const [from, ways] of links.entries()) {
      const eye = stops[from]?.eye ?? [0, 0, 0]
      for (const { to, yaw, pitch } of ways) {
        expect(pitch).toBeLessThan(0)
        const way = [Math.sin((yaw * Math.PI) / 180), -Math.cos((yaw * Math.PI) / 180)] as const
        const passed = Array.from({ length: 200 }, (_, step) =>
          roomAround(rooms, [eye[0] + way[0] * step * 0.1, eye[1], eye[2] + way[1] * step * 0.1]),
        )
        const other = passed.find((room) => room !== -1 && room !== passed[0])
        // Rooms without a stop lie between.
        if (stops.some((stop) => roomAround(rooms, stop.eye) === other))
          expect(other).toBe(roomAround(rooms, stops[to]?.eye ?? [0, 0, 0]))
      }
    }
  })
})
