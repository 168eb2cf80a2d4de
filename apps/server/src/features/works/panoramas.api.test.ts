import {
  deleteMyWork,
  readMyWork,
  saveMyWork,
  shelveMyWork,
  unshelveMyWork,
} from "@roomwright/contract/works/my-works"
import { readOwnPanorama, type PanoramaForm } from "@roomwright/contract/works/panoramas"
import { readWork } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { designForm, signUpDesigner, uploadForWork, uploadPanorama } from "../../testing/test-my-works.ts"
import type { TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let designer: TestPerson
let other: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  designer = await signUpDesigner(app)
  other = await signUpDesigner(app, { nickname: "Ai khác" })
})
afterAll(() => app.close())

const room = (picture: string, rest: Partial<PanoramaForm> = {}): PanoramaForm => ({
  picture,
  room: "living-room",
  yaw: 0,
  pitch: 0,
  links: [],
  ...rest,
})
const formOf = async (panoramas: PanoramaForm[]) => ({
  ...designForm(await uploadForWork(app, designer)),
  panoramas,
})
const save = (body: object, { headers } = designer) => refuse(app, saveMyWork, { body }, { headers })

/** A work with two rooms, an arrow each way. */
async function makeHome() {
  const [hall, kitchen] = [await uploadPanorama(app, designer, 4_200), await uploadPanorama(app, designer)]
  const form = await formOf([
    room(hall, { yaw: -12.5, pitch: 4, links: [{ to: kitchen, yaw: 90, pitch: -10 }] }),
    room(kitchen, { room: "kitchen-dining", links: [{ to: hall, yaw: -180, pitch: 0 }] }),
  ])
  const made = await app.call(saveMyWork, { body: form }, { headers: designer.headers })
  const { key: _key, ...rest } = form
  return { made, form, again: { ...rest, id: made.id, mainImage: made.mainImage.id } }
}

test("rooms are saved with their arrows, and everybody walks in them once the work is on the shelf", async () => {
  const { made, form } = await makeHome()
  const { headers } = designer
  const [hall, kitchen] = made.panoramas
  if (!hall || !kitchen) throw new Error("There are no rooms.")
  expect(hall).toMatchObject({
    room: "living-room",
    yaw: -12.5,
    pitch: 4,
    links: [{ to: kitchen.picture.id, yaw: 90, pitch: -10 }],
  })
  expect(kitchen.links).toEqual([{ to: hall.picture.id, yaw: -180, pitch: 0 }])
  // Sent again, say on a dead network, it is the same work with the same rooms.
  const twice = await app.call(saveMyWork, { body: form }, { headers })
  expect(twice.panoramas.map(({ picture }) => picture.id)).toEqual([hall.picture.id, kitchen.picture.id])

  const tile = `${hall.picture.path}/4192-15-7.webp`
  expect((await app.get(tile)).status).toBe(404)
  await app.call(shelveMyWork, { params: { id: made.id } }, { headers })
  const { panoramas } = await app.call(readWork, { params: { id: made.id } })
  expect(panoramas.map(({ room: { id, name } }) => [id, name.text])).toEqual([
    ["living-room", "客厅"],
    ["kitchen-dining", "厨房与餐厅"],
  ])
  expect(panoramas.map(({ levels }) => levels)).toEqual([
    [
      { width: 2_096, columns: 8 },
      { width: 4_192, columns: 16 },
    ],
    [],
  ])
  expect(hall.picture.widths).toEqual([320, 640, 1_024, 2_048])
  for (const good of [tile, `${hall.picture.path}/2096-0-0.webp`, `${hall.picture.path}/2048.webp`]) {
    const answer = await app.get(good)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect(answer.headers.get("cache-control")).toContain("immutable")
  }
  for (const bad of ["4192-16-0", "4192-0-8", "4191-0-0", "2048-0-0", "4192-0-0-0", "full"])
    expect((await app.get(`${hall.picture.path}/${bad}.webp`)).status).toBe(404)
})

test("with the work off the shelf its tiles are refused at once; its designer alone still looks around", async () => {
  const { made } = await makeHome()
  const { headers } = designer
  await app.call(shelveMyWork, { params: { id: made.id } }, { headers })
  const path = made.panoramas[0]?.picture.path ?? ""
  const id = made.panoramas[0]?.picture.id ?? ""
  expect((await app.get(`${path}/4192-0-0.webp`)).status).toBe(200)
  await app.call(unshelveMyWork, { params: { id: made.id } }, { headers })
  for (const file of ["4192-0-0", "2096-0-0", "2048", "320"])
    expect((await app.get(`${path}/${file}.webp`)).status).toBe(404)
  const own = await app.call(readOwnPanorama, { params: { id } }, { headers })
  const answer = await app.get(own.address)
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"])
  expectRefusal(await refuse(app, readOwnPanorama, { params: { id } }, other), "notFound")
  expectRefusal(
    await refuse(app, readOwnPanorama, { params: { id: made.mainImage.id } }, designer),
    "notFound",
  )
})

test("an upload can be looked around in before it is saved, by who sent it", async () => {
  const id = await uploadPanorama(app, designer)
  const { address } = await app.call(readOwnPanorama, { params: { id } }, { headers: designer.headers })
  expect((await app.get(address)).status).toBe(200)
  expectRefusal(await refuse(app, readOwnPanorama, { params: { id } }, other), "notFound")
})

test("a change keeps, moves and takes away rooms as a whole; without a word of them they stay", async () => {
  const { made, again } = await makeHome()
  const { headers } = designer
  const [hall, kitchen] = made.panoramas.map(({ picture }) => picture)
  if (!hall || !kitchen) throw new Error("There are no rooms.")
  const bath = await uploadPanorama(app, designer)
  const { panoramas: _rooms, ...without } = again
  const silent = await app.call(saveMyWork, { body: without }, { headers })
  expect(silent.panoramas.map(({ links }) => links.length)).toEqual([1, 1])

  const links = [{ to: kitchen.id, yaw: 12, pitch: 3 }]
  const rooms = [room(kitchen.id, { room: "kitchen-dining" }), room(bath, { room: "bathroom", links })]
  const changed = await app.call(saveMyWork, { body: { ...again, panoramas: rooms } }, { headers })
  expect(changed.panoramas).toMatchObject([
    { picture: { id: kitchen.id }, links: [] },
    { room: "bathroom", links },
  ])
  const rows = () => app.database.db.selectFrom("picture").select("id").where("id", "=", hall.id).execute()
  expect(await rows()).toEqual([])
  const gone = await app.database.db
    .selectFrom("gone_file")
    .select("name")
    .where("name", "like", `pictures/${hall.id}%`)
    .execute()
  // Four widths, the whole, and 32 and 128 tiles.
  expect(gone).toHaveLength(165)

  await app.call(deleteMyWork, { params: { id: made.id } }, { headers })
  expectRefusal(await refuse(app, readMyWork, { params: { id: made.id } }, designer), "notFound")
  expect(
    await app.database.db.selectFrom("picture").select("id").where("id", "=", kitchen.id).execute(),
  ).toEqual([])
})

describe("refuses", () => {
  test("pictures that are no panoramas, saying what one is", async () => {
    for (const [width, height] of [
      [2_048, 1_500],
      [1_000, 500],
      [8_400, 4_200],
      [1_024, 2_048],
    ] as const) {
      const answer = await uploadPanorama(app, designer, width, height).catch((error: unknown) => error)
      expect(answer).toMatchObject({ message: expect.stringContaining("2048") as unknown })
    }
    // A photograph is never exact.
    expect(await uploadPanorama(app, designer, 2_060, 1_024)).toBeTruthy()
  })

  test("another's upload, a picture of the work's, and an upload for something else", async () => {
    const foreign = await uploadPanorama(app, other)
    expectRefusal(await save(await formOf([room(foreign)])), "uploadGone")
    expectRefusal(await save(await formOf([room(await uploadForWork(app, designer))])), "uploadGone")
    const { again } = await makeHome()
    expectRefusal(await save({ ...again, panoramas: [room(again.mainImage)] }), "uploadGone")
  })

  test.each([
    ["an unknown room", (id: string) => [room(id, { room: "moon-base" })]],
    ["an arrow to nowhere", (id: string) => [room(id, { links: [{ to: designer.id, yaw: 0, pitch: 0 }] })]],
    ["an arrow to itself", (id: string) => [room(id, { links: [{ to: id, yaw: 0, pitch: 0 }] })]],
    ["a direction that is none", (id: string) => [room(id, { yaw: 181 })]],
    ["a view through the floor", (id: string) => [room(id, { pitch: -91 })]],
    ["the same room twice", (id: string) => [room(id), room(id)]],
    ["thirteen rooms", (id: string) => Array.from({ length: 13 }, () => room(id))],
  ])("%s, and nothing is lost", async (_what, roomsOf) => {
    const id = await uploadPanorama(app, designer)
    const form = await formOf([])
    expectRefusal(await save({ ...form, panoramas: roomsOf(id) }), "invalidInput")
    expect((await save({ ...form, panoramas: [room(id)] })).status).toBe(200)
  })
})
