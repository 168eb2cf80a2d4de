import { deleteMyAccount, exportMyData } from "@roomwright/contract/accounts/calls"
import {
  addCollection,
  collectItem,
  readSharedCollection,
  shareCollection,
  writeNote,
} from "@roomwright/contract/favourites/collections"
import { addFavourite, readFavourite } from "@roomwright/contract/favourites/calls"
import { unzipSync } from "fflate"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp } from "../../testing/test-people.ts"

const dayMs = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test("what one keeps is exported, and erased with the account; counts follow", async () => {
  const [lan, minh] = [await signUp(app), await signUp(app)]
  const [room, sofa] = [await app.makeWork(), await app.makeProduct()]
  for (const person of [lan, minh])
    await app.call(addFavourite, { params: { subject: "work", id: room } }, person)
  const { id } = await app.call(addCollection, { body: { name: "Ownmark hall", key: newId() } }, lan)
  const params = { id, subject: "product", item: sofa } as const
  await app.call(collectItem, { params }, lan)
  await app.call(writeNote, { params, body: { note: "Ownmark note" } }, lan)
  const { shareId } = await app.call(shareCollection, { params: { id } }, lan)

  const body = { password: lan.password }
  const { address } = await app.call(exportMyData, { body }, lan)
  const files = unzipSync(await (await fetch(app.url + address)).bytes())
  const exported: unknown = JSON.parse(Buffer.from(files["favourites.json"] ?? []).toString())
  expect(exported).toMatchObject({
    favourites: [{ subject_id: room }, { subject_id: sofa }],
    collections: [{ name: "Ownmark hall", items: [{ subject_id: sofa, note: "Ownmark note" }] }],
  })

  await app.call(deleteMyAccount, { body }, lan)
  app.time.passes(15 * dayMs)
  expect(await app.eraseDueAccounts()).toBe(1)
  const { db } = app.database
  for (const table of ["favourite", "favourite_keeper", "collection"] as const)
    expect(
      await db.selectFrom(table).select("account_id").where("account_id", "=", lan.id).execute(),
    ).toEqual([])
  expect(await db.selectFrom("collection_item").select("note").execute()).toEqual([])
  const countOf = async (subject: "work" | "product", item: string) =>
    (await app.call(readFavourite, { params: { subject, id: item } })).count
  expect([await countOf("work", room), await countOf("product", sofa)]).toEqual([1, 0])
  expectRefusal(await refuse(app, readSharedCollection, { params: { id: shareId ?? "" } }), "notFound")
})
