import * as calls from "@roomwright/contract/tours/calls"
import type { Vec3 } from "@roomwright/models/geometry/vector"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { proposeStops } from "@roomwright/models/tour/propose-stops"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { rectangle } from "@roomwright/scene/templates/plan-template"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { publishMyWork, signUpDesigner } from "../../testing/test-my-works.ts"
import type { TestPerson } from "../../testing/test-people.ts"
import { givePanorama } from "../../testing/test-renders.ts"
import { makeTestProject } from "../../testing/test-studio.ts"
import { tourData } from "./tour-data.ts"

let app: TestApp
let lan: TestPerson
let minh: TestPerson
let productId: string
let projectId: string
let document: string
/** In the empty room. */
const eye: Vec3 = [3, 1.5, -3]
let render: string

beforeAll(async () => {
  app = await startTestApp()
  lan = await signUpDesigner(app, { nickname: "Lan Anh" })
  minh = await signUpDesigner(app)
  productId = await app.makeProduct()
  // What is seen in a furnished home takes long to find: for most an empty room is enough.
  const level = { outer: rectangle(6_000, 6_000), inner: [], openings: [], rooms: [] }
  const plan = { id: "room", area: 36, levels: [level] }
  const name = { zh: "房间", en: "Room", vi: "Phòng" }
  document = writeDocument(buildHome({ id: "room", name, plan, rooms: [], pieces: [] }, "1", countedIds()))
  projectId = (await makeTestProject(app, lan, { document })).id
  render = await givePanorama(app, lan, { project: projectId, eye })
})
afterAll(() => app.close())

const body = (some: Partial<{ key: string; renders: readonly string[] }> = {}) => ({
  key: newId(),
  name: "Nhà của Lan",
  ...some,
  renders: [...(some.renders ?? [render])],
})
const make = (some = body()) => app.call(calls.makeTour, { params: { id: projectId }, body: some }, lan)
const look = (id: string) => refuse(app, calls.readTour, { params: { id } })
/** The round that makes it was asked for with it. */
async function made(id: string): Promise<string> {
  for (;;) {
    const tours = await app.call(calls.listTours, { query: {} }, lan)
    const state = tours.find((tour) => tour.id === id)?.state
    if (state !== "making") return state ?? "gone"
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
async function makeReady(): Promise<string> {
  const { id } = await make()
  expect(await made(id)).toBe("ready")
  return id
}

test("a tour links its rooms through their doors, and knows the products that are seen in each", async () => {
  const home = demoHomes.find(({ id }) => id === "sage-oak-62")
  if (!home) throw new Error("The demo home is not there.")
  const scene = buildHome(home, "1", countedIds())
  // The sofa of the living room stands for a product.
  const elements = Object.fromEntries(
    Object.entries(scene.elements).map(([id, element]) => [
      id,
      element.kind === "item" && element.model.includes("sofa")
        ? { ...element, product: `product:${productId}` }
        : element,
    ]),
  )
  const furnished = writeDocument({ ...scene, elements })
  const project = (await makeTestProject(app, lan, { name: "Căn hộ", document: furnished })).id
  const stops = proposeStops(scene).slice(0, 3)
  const renders = await Promise.all(stops.map((stop) => givePanorama(app, lan, { project, eye: stop.eye })))
  const { id, state } = await app.call(
    calls.makeTour,
    { params: { id: project }, body: body({ renders }) },
    lan,
  )
  expect(state).toBe("making")
  expect(await made(id)).toBe("ready")
  const [own] = await app.call(calls.listTours, { query: { project } }, lan)
  expect(own).toMatchObject({ id, state: "ready", stops: 3 })
  const tour = await app.call(calls.readTour, { params: { id } })
  expect(tour).toMatchObject({ name: "Nhà của Lan", designer: { id: lan.id, name: "Lan Anh" }, work: null })
  const ids = new Set(tour.stops.map((stop) => stop.id))
  expect(tour.stops.every(({ links }) => links.every(({ to }) => ids.has(to)))).toBe(true)
  expect(tour.stops.every(({ links }) => links.length > 0)).toBe(true)
  expect(tour.stops.every(({ room }) => room !== null)).toBe(true)
  const { width, height } = tour.sketch ?? { width: 0, height: 0 }
  for (const { place } of tour.stops) {
    expect(place?.x).toBeGreaterThan(0)
    expect(place?.x).toBeLessThan(width)
    expect(place?.y).toBeGreaterThan(0)
    expect(place?.y).toBeLessThan(height)
  }
  const living = tour.stops.find(({ room }) => room?.startsWith("living"))
  expect(living?.spots).toEqual([expect.objectContaining({ reference: `product:${productId}` })])
  expect(tour.products).toEqual([expect.objectContaining({ productId, isAvailable: true })])
  // Its pictures are for everybody.
  const { path, widths } = tour.stops[0]?.picture ?? { path: "", widths: [] }
  expect((await app.get(`${path}/${widths.at(-1)}.webp`)).status).toBe(200)
})

test("a repeated call makes no second tour, and another round changes nothing", async () => {
  const order = body()
  const [one, other] = await Promise.all([make(order), make(order)])
  expect(other.id).toBe(one.id)
  expect(await made(one.id)).toBe("ready")
  const before = await app.call(calls.readTour, { params: { id: one.id } })
  await app.runJob("make-tours")
  expect(await app.call(calls.readTour, { params: { id: one.id } })).toEqual(before)
})

test("is made of one's own finished panoramas of the project alone", async () => {
  const ask = (some: ReturnType<typeof body>, person = lan) =>
    refuse(app, calls.makeTour, { params: { id: projectId }, body: some }, person)
  expectRefusal(await ask(body({ renders: [newId()] })), "tourRenderGone")
  const project = (await makeTestProject(app, minh, { document })).id
  const others = await givePanorama(app, minh, { project, eye })
  expectRefusal(await ask(body({ renders: [others] })), "tourRenderGone")
  expectRefusal(await ask(body(), minh), "notFound")
})

test("is nowhere until it is ready, and no more once it is deleted", async () => {
  const id = await makeReady()
  const unmake = (state: "making" | "ready") =>
    app.database.db
      .updateTable("tour")
      .set({ state, made_at: state === "ready" ? new Date() : null, begun_at: new Date() })
      .where("id", "=", id)
      .execute()
  await unmake("making")
  expectRefusal(await look(id), "notFound")
  await unmake("ready")
  const { stops } = await app.call(calls.readTour, { params: { id } })
  expectRefusal(await refuse(app, calls.deleteTour, { params: { id } }, minh), "notFound")
  await app.call(calls.deleteTour, { params: { id } }, lan)
  expectRefusal(await look(id), "notFound")
  const { path, widths } = stops[0]?.picture ?? { path: "", widths: [] }
  expect((await app.get(`${path}/${widths[0]}.webp`)).status).toBe(404)
})

test("a tour whose panorama is gone when its turn comes fails, and the next one is made all the same", async () => {
  const failing = newId()
  await app.database.db
    .insertInto("tour")
    .values({
      id: failing,
      account_id: lan.id,
      key: newId(),
      project_id: projectId,
      name: "Gone",
      renders: [newId()],
      created_at: new Date(0),
    })
    .execute()
  const { id } = await make()
  expect(await made(id)).toBe("ready")
  expect(await made(failing)).toBe("failed")
})

test("is shown on the page of a work of its designer, and of nobody else's", async () => {
  const id = await makeReady()
  const { id: workId } = await publishMyWork(app, lan)
  const { id: others } = await publishMyWork(app, minh)
  const show = (work: string | null) =>
    refuse(app, calls.setTourWork, { params: { id }, body: { work } }, lan)
  expectRefusal(await show(others), "notFound")
  await app.call(calls.setTourWork, { params: { id }, body: { work: workId } }, lan)
  expect(await app.call(calls.listWorkTours, { params: { id: workId } })).toMatchObject([{ id, stops: 1 }])
  expect((await app.call(calls.readTour, { params: { id } })).work?.id).toBe(workId)
  await app.call(calls.setTourWork, { params: { id }, body: { work: null } }, lan)
  expect(await app.call(calls.listWorkTours, { params: { id: workId } })).toEqual([])
})

test("belongs to the data of its designer, and goes with them", async () => {
  const person = await signUpDesigner(app)
  const project = await makeTestProject(app, person, { document })
  const own = await givePanorama(app, person, { project: project.id, eye })
  await app.call(calls.makeTour, { params: { id: project.id }, body: body({ renders: [own] }) }, person)
  const rows = await app.database.db.transaction().execute(async (tx) => {
    const told = await tourData.export(tx, person.id)
    await tourData.erase(tx, person.id)
    return { told, left: await tourData.export(tx, person.id) }
  })
  expect(rows).toEqual({ told: [expect.objectContaining({ name: "Nhà của Lan" })], left: [] })
})
