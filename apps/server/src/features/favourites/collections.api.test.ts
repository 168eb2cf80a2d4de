import * as calls from "@roomwright/contract/favourites/collections"
import { readFavourite, removeFavourite } from "@roomwright/contract/favourites/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { unknownId } from "../../testing/hostile-input.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { relistProduct, withdrawProduct } from "../catalogue/catalogue.public.ts"
import { hideWork } from "../works/works.public.ts"

let app: TestApp
let lan: TestPerson
let minh: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  lan = await signUp(app)
  minh = await signUp(app)
})
afterAll(() => app.close())

const make = (name = "Hall", person = lan) =>
  app.call(calls.addCollection, { body: { name, key: newId() } }, person)
const read = (id: string) => app.call(calls.readCollection, { params: { id } }, lan)
const put = (id: string, subject: calls.CollectedSubject, item: string) =>
  app.call(calls.collectItem, { params: { id, subject, item } }, lan)
const shared = (shareId: string | null) =>
  refuse(app, calls.readSharedCollection, { params: { id: shareId ?? "" } })
const itemsOf = async (id: string) => (await read(id)).items.map((item) => item.id)

describe("a collection", () => {
  test("is made once for the same form, is named anew and deleted; its favourites stay", async () => {
    const body = { name: "  Living room ", key: newId() }
    const [first, second] = await Promise.all([
      app.call(calls.addCollection, { body }, lan),
      app.call(calls.addCollection, { body }, lan),
    ])
    expect(first).toMatchObject({ name: "Living room", shareId: null, itemCount: 0, pictures: [] })
    expect(second.id).toBe(first.id)
    const params = { id: first.id }
    const renamed = await app.call(calls.renameCollection, { params, body: { name: "Attic" } }, lan)
    expect(renamed.name).toBe("Attic")
    const product = await app.makeProduct()
    await put(first.id, "product", product)
    await app.call(calls.deleteCollection, { params }, lan)
    expectRefusal(await refuse(app, calls.readCollection, { params }, lan), "notFound")
    const kept = { params: { subject: "product", id: product } } as const
    expect(await app.call(readFavourite, kept, lan)).toMatchObject({ count: 1, isMine: true })
  })

  test("takes works and products, each once, in the order one gives them, with notes", async () => {
    const { id } = await make()
    const [sofa, lamp, room] = [await app.makeProduct(), await app.makeProduct(), await app.makeWork()]
    await put(id, "product", sofa)
    await Promise.all(Array.from({ length: 6 }, () => put(id, "product", lamp)))
    await put(id, "work", room)
    expect(await itemsOf(id)).toEqual([sofa, lamp, room])

    const params = { id, subject: "work", item: room } as const
    await app.call(calls.writeNote, { params, body: { note: " Light oak.\nAsk for the floor. " } }, lan)
    const order = (items: string[]) =>
      refuse(app, calls.orderCollection, { params: { id }, body: { items } }, lan)
    expect((await order([room, sofa, lamp])).status).toBe(200)
    expect((await read(id)).items).toMatchObject([
      {
        subject: "work",
        id: room,
        note: "Light oak.\nAsk for the floor.",
        work: { id: room },
        product: null,
      },
      { subject: "product", id: sofa, note: "", work: null, product: { id: sofa } },
      { subject: "product", id: lamp },
    ])
    // What stands there by now must be what was put in order.
    for (const items of [[], [room, sofa], [room, sofa, sofa], [room, sofa, lamp, unknownId]])
      expectRefusal(await order(items), "sequenceChanged")

    // A heart taken away takes nothing out of a collection.
    await app.call(removeFavourite, { params: { subject: "product", id: sofa } }, lan)
    await app.call(calls.dropItem, { params: { id, subject: "product", item: lamp } }, lan)
    await app.call(calls.dropItem, { params: { id, subject: "product", item: lamp } }, lan)
    expect(await itemsOf(id)).toEqual([room, sofa])
    // Put in again it stands at the end.
    await put(id, "product", lamp)
    expect(await itemsOf(id)).toEqual([room, sofa, lamp])

    const list = await app.call(calls.listCollections, { query: { item: lamp } }, lan)
    expect(list[0]).toMatchObject({ id, itemCount: 3, holds: true })
    expect(list[0]?.pictures).toHaveLength(3)
    expect(list.slice(1).every(({ holds }) => !holds)).toBe(true)
  })

  test("is its owner's alone: others find, change and fill nothing", async () => {
    const { id } = await make("Secret")
    const room = await app.makeWork()
    await put(id, "work", room)
    const item = { id, subject: "work", item: room }
    const tries = [
      [calls.readCollection, { params: { id } }],
      [calls.renameCollection, { params: { id }, body: { name: "Mine" } }],
      [calls.deleteCollection, { params: { id } }],
      [calls.shareCollection, { params: { id } }],
      [calls.unshareCollection, { params: { id } }],
      [calls.collectItem, { params: item }],
      [calls.dropItem, { params: item }],
      [calls.writeNote, { params: item, body: { note: "Hello" } }],
      [calls.orderCollection, { params: { id }, body: { items: [room] } }],
    ] as const
    for (const [endpoint, input] of tries) {
      expectRefusal(await refuse(app, endpoint, input, minh), "notFound")
      expectRefusal(await refuse(app, endpoint, input), "loginRequired")
    }
    expect(await app.call(calls.listCollections, { query: {} }, minh)).toEqual([])
    expect(await read(id)).toMatchObject({ name: "Secret", shareId: null, items: [{ id: room, note: "" }] })
    // Nor does its own id open it.
    expectRefusal(await shared(id), "notFound")
  })

  test.each([
    ["no name", { name: "   " }],
    ["a name that is too long", { name: "a".repeat(61) }],
    ["no text", { name: 7 }],
    ["more than it knows", { name: "Hall", isPublic: true }],
  ])("is refused with %s", async (_what, given) => {
    const body = { key: newId(), ...given }
    expectRefusal(await refuse(app, calls.addCollection, { body }, lan), "invalidInput")
  })

  test("takes no note that is too long, and none to what does not stand in it", async () => {
    const { id } = await make()
    const room = await app.makeWork()
    const params = { id, subject: "work", item: room }
    expectRefusal(await refuse(app, calls.writeNote, { params, body: { note: "x" } }, lan), "notFound")
    await put(id, "work", room)
    expectRefusal(
      await refuse(app, calls.writeNote, { params, body: { note: "x".repeat(301) } }, lan),
      "invalidInput",
    )
  })

  test("takes nothing that is not on show, nor what is neither work nor product", async () => {
    const { id } = await make()
    const params = { id, subject: "work", item: unknownId }
    expectRefusal(await refuse(app, calls.collectItem, { params }, lan), "notFound")
    expectRefusal(
      await refuse(app, calls.collectItem, { params: { ...params, subject: "designer" } }, lan),
      "notFound",
    )
    expect(await itemsOf(id)).toEqual([])
  })
})

describe("a collection's link", () => {
  test("shows what is on show, and never works again once it is withdrawn", async () => {
    const { id } = await make("For the builder")
    const [sofa, lamp, room] = [await app.makeProduct(), await app.makeProduct(), await app.makeWork()]
    for (const product of [sofa, lamp]) await put(id, "product", product)
    await put(id, "work", room)
    const params = { id }
    const { shareId } = await app.call(calls.shareCollection, { params }, lan)
    expect((await app.call(calls.shareCollection, { params }, lan)).shareId).toBe(shareId)
    expect(shareId).not.toBe(id)

    const open = () => app.call(calls.readSharedCollection, { params: { id: shareId ?? "" } })
    const shown = async () => (await open()).items.map((item) => item.id)
    expect(await open()).toMatchObject({ id: shareId, name: "For the builder" })
    expect(await shown()).toEqual([sofa, lamp, room])
    await withdrawProduct(app.services, lamp)
    await hideWork(app.services, room)
    expect(await shown()).toEqual([sofa])
    // Its owner sees that they are there, and not what they are.
    expect((await read(id)).items.map((item) => item.product ?? item.work)).toMatchObject([
      { id: sofa },
      null,
      null,
    ])
    await relistProduct(app.services, lamp)
    expect(await shown()).toEqual([sofa, lamp])

    await app.call(calls.unshareCollection, { params }, lan)
    expectRefusal(await shared(shareId), "notFound")
    const again = await app.call(calls.shareCollection, { params }, lan)
    expect(again.shareId).not.toBe(shareId)
    expectRefusal(await shared(shareId), "notFound")
    expect((await shared(again.shareId)).status).toBe(200)
    await app.call(calls.deleteCollection, { params }, lan)
    expectRefusal(await shared(again.shareId), "notFound")
  })

  test("of somebody who is blocked leads nowhere", async () => {
    const person = await signUp(app)
    const { id } = await make("Hall", person)
    const { shareId } = await app.call(calls.shareCollection, { params: { id } }, person)
    expect((await shared(shareId)).status).toBe(200)
    const block = (at: Date | null) =>
      app.database.db.updateTable("account").set({ blocked_at: at }).where("id", "=", person.id).execute()
    await block(new Date())
    expectRefusal(await shared(shareId), "notFound")
    await block(null)
    expect((await shared(shareId)).status).toBe(200)
  })
})

test("there are 100 collections at most, and 200 things in one", async () => {
  const person = await signUp(app)
  const { db } = app.database
  const first = await make("First", person)
  const now = new Date()
  const others = Array.from({ length: 99 }, (_none, at) => ({
    id: newId(),
    account_id: person.id,
    name: `Number ${at}`,
    key: newId(),
    created_at: now,
    changed_at: now,
  }))
  await db.insertInto("collection").values(others).execute()
  const body = { name: "One more", key: newId() }
  expectRefusal(await refuse(app, calls.addCollection, { body }, person), "tooManyCollections")
  await app.call(calls.deleteCollection, { params: { id: others[0]?.id ?? "" } }, person)
  expect((await refuse(app, calls.addCollection, { body }, person)).status).toBe(200)

  const items = Array.from({ length: 200 }, (_none, position) => ({
    collection_id: first.id,
    subject_kind: "work",
    subject_id: newId(),
    position,
    added_at: now,
  }))
  await db.insertInto("collection_item").values(items).execute()
  const params = { id: first.id, subject: "work", item: await app.makeWork() } as const
  expectRefusal(await refuse(app, calls.collectItem, { params }, person), "collectionFull")
  // Nothing was kept for it either.
  const state = await app.call(readFavourite, { params: { subject: "work", id: params.item } }, person)
  expect(state).toMatchObject({ count: 0, isMine: false })
})
