import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { expect, test } from "vitest"
import { demoCameras } from "./demo-cameras.ts"

test("there are more than forty pictures of the demo's homes, no two with one name or from one place", () => {
  expect(demoCameras.length).toBeGreaterThanOrEqual(40)
  expect(new Set(demoCameras.map(({ name }) => name)).size).toBe(demoCameras.length)
  const places = demoCameras.map(({ home, camera: { eye, turn } }) => JSON.stringify([home, eye, turn]))
  expect(new Set(places).size).toBe(demoCameras.length)
})

test("every home is seen wide and upright, with straight verticals, from the height of a person's eyes", () => {
  for (const { id } of demoHomes) {
    const own = demoCameras.filter(({ home }) => home === id)
    expect(own.length, id).toBeGreaterThanOrEqual(4)
    expect(new Set(own.map(({ format }) => format)).size, id).toBe(2)
  }
  for (const { camera, name } of demoCameras) {
    expect(camera.tilt, name).toBe(0)
    expect(camera.eye[1], name).toBeGreaterThan(0.9)
    expect(camera.eye[1], name).toBeLessThan(1.5)
  }
})
