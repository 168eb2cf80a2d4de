import { blockUser, unblockUser } from "@roomwright/contract/accounts/admin"
import { listMyWorks } from "@roomwright/contract/works/my-works"
import {
  countFavourites,
  listFavouriteProducts,
  listFavouriteWorks,
  listFollowed,
} from "@roomwright/contract/favourites/lists"
import {
  addFavourite,
  favouriteSubjects,
  readFavourite,
  removeFavourite,
  type FavouriteSubject,
} from "@roomwright/contract/favourites/calls"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { unknownId } from "../../testing/hostile-input.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { sameText } from "../../testing/test-content.ts"
import { openMerchantAccount } from "../../testing/test-merchants.ts"
import { publishMyWork, signUpDesigner } from "../../testing/test-my-works.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { withdrawProduct } from "../catalogue/catalogue.public.ts"
import { hideWork, unhideWork } from "../works/works.public.ts"

let app: TestApp
let lan: TestPerson
let minh: TestPerson
let designer: TestPerson
let merchant: TestPerson
let work: string
let product: string

beforeAll(async () => {
  app = await startTestApp()
  lan = await signUp(app)
  minh = await signUp(app)
  designer = await signUpDesigner(app)
  merchant = await openMerchantAccount(app)
  work = await app.makeWork({ designerId: designer.id, name: sameText("Attic 100%") })
  product = await app.makeProduct({ merchantId: merchant.id, name: { vi: "Ghế mây" } })
})
afterAll(() => app.close())

type Named = Readonly<{ subject: FavouriteSubject; id: string }>
const subjects = (): Readonly<Record<FavouriteSubject, string>> => ({
  work,
  product,
  designer: designer.id,
  merchant: merchant.id,
})
const add = (person: TestPerson, params: Named) => app.call(addFavourite, { params }, person)
const remove = (person: TestPerson, params: Named) => app.call(removeFavourite, { params }, person)
const state = (params: Named, headers: TestPerson["headers"] = {}) =>
  app.call(readFavourite, { params }, { headers })
const forget = async (): Promise<void> => {
  for (const person of [lan, minh])
    for (const subject of favouriteSubjects) await remove(person, { subject, id: subjects()[subject] })
}

describe.each(favouriteSubjects)("a %s", (subject) => {
  const it = (): Named => ({ subject, id: subjects()[subject] })

  test("is kept once, however often one asks, and let go of likewise", async () => {
    expect(await state(it())).toEqual({ count: 0, isMine: false, isOwn: false })
    expect(await add(lan, it())).toEqual({ count: 1, isMine: true, isOwn: false })
    expect(await add(lan, it())).toEqual({ count: 1, isMine: true, isOwn: false })
    expect(await add(minh, it())).toEqual({ count: 2, isMine: true, isOwn: false })
    await remove(lan, it())
    await remove(lan, it())
    expect(await state(it(), lan.headers)).toEqual({ count: 1, isMine: false, isOwn: false })
    expect(await state(it(), minh.headers)).toEqual({ count: 1, isMine: true, isOwn: false })
    expect(await state(it())).toEqual({ count: 1, isMine: false, isOwn: false })
    await forget()
  })

  test("is one row after twelve requests at once", async () => {
    await Promise.all(Array.from({ length: 12 }, () => add(lan, it())))
    const rows = await app.database.db
      .selectFrom("favourite")
      .select("subject_id")
      .where("account_id", "=", lan.id)
      .execute()
    expect(rows).toEqual([{ subject_id: it().id }])
    expect(await state(it())).toMatchObject({ count: 1 })
    await Promise.all(Array.from({ length: 12 }, () => remove(lan, it())))
    expect(await state(it())).toMatchObject({ count: 0 })
  })

  test("of one's own cannot be kept, and is told as one's own", async () => {
    const owner = subject === "work" || subject === "designer" ? designer : merchant
    expectRefusal(await refuse(app, addFavourite, { params: it() }, owner), "ownFavourite")
    expect(await state(it(), owner.headers)).toEqual({ count: 0, isMine: false, isOwn: true })
  })

  test("that is not there is refused, and so is a visitor", async () => {
    const params = { subject, id: unknownId }
    expectRefusal(await refuse(app, readFavourite, { params }), "notFound")
    expectRefusal(await refuse(app, addFavourite, { params }, lan), "notFound")
    expectRefusal(await refuse(app, addFavourite, { params: it() }), "loginRequired")
    expectRefusal(await refuse(app, addFavourite, { params: { ...it(), id: "1" } }, lan), "notFound")
    // What is gone can still be let go of.
    expect(await remove(lan, { subject, id: unknownId })).toBeNull()
  })
})

test("something that cannot be kept is refused", async () => {
  const params = { subject: "article", id: work }
  expectRefusal(await refuse(app, addFavourite, { params }, lan), "notFound")
})

test("what is hidden is listed without what it is, and is there again when it is shown", async () => {
  await add(lan, { subject: "work", id: work })
  await add(lan, { subject: "product", id: product })
  await hideWork(app.services, work)
  const list = () => app.call(listFavouriteWorks, { query: {} }, lan)
  expect((await list()).content).toMatchObject([{ id: work, work: null }])
  expectRefusal(await refuse(app, readFavourite, { params: { subject: "work", id: work } }), "notFound")
  expectRefusal(await refuse(app, addFavourite, { params: { subject: "work", id: work } }, minh), "notFound")
  await unhideWork(app.services, work)
  expect((await list()).content).toMatchObject([{ id: work, work: { name: { text: "Attic 100%" } } }])

  const gone = await app.makeProduct()
  await add(lan, { subject: "product", id: gone })
  await withdrawProduct(app.services, gone)
  const products = await app.call(listFavouriteProducts, { query: {} }, lan)
  expect(products.content.map(({ id, product: card }) => [id, card !== null])).toEqual([
    [gone, false],
    [product, true],
  ])
  await remove(lan, { subject: "product", id: gone })
  await forget()
})

test("favourites are listed the newest first, by pages, and found by a part of a name in any language", async () => {
  const names = ["Alder", "Birch", "Cedar", "Birchwood"]
  const ids: string[] = []
  for (const name of names) {
    const id = await app.makeProduct({ name: { en: name, vi: `Gỗ ${name}` } })
    await add(lan, { subject: "product", id })
    ids.unshift(id)
  }
  const list = async (query: object) => {
    const { content, totalElements } = await app.call(listFavouriteProducts, { query }, lan)
    return [content.map(({ id }) => id), totalElements]
  }
  expect(await list({})).toEqual([ids, 4])
  expect(await list({ size: "3" })).toEqual([ids.slice(0, 3), 4])
  expect(await list({ size: "3", page: "1" })).toEqual([ids.slice(3), 4])
  expect(await list({ w: "birch" })).toEqual([[ids[0], ids[2]], 2])
  expect(await list({ w: "gỗ cedar" })).toEqual([[ids[1]], 1])
  // What has a meaning for the database has none here.
  expect(await list({ w: "%" })).toEqual([[], 0])
  expect((await app.call(listFavouriteProducts, { query: {} }, minh)).content).toEqual([])
  for (const id of ids) await remove(lan, { subject: "product", id })
})

test("whom one follows is listed with a card; the followers are counted", async () => {
  await add(lan, { subject: "designer", id: designer.id })
  await add(lan, { subject: "merchant", id: merchant.id })
  await add(minh, { subject: "merchant", id: merchant.id })
  const followed = await app.call(listFollowed, { query: {} }, lan)
  expect(followed.content).toMatchObject([
    { subject: "merchant", designer: null, merchant: { nickname: "Nhà Mộc", productCount: 1 } },
    { subject: "designer", merchant: null, designer: { nickname: "Nhà Xanh", level: expect.any(Number) } },
  ])
  expect((await app.call(listFollowed, { query: { w: "mộc" } }, lan)).totalElements).toBe(1)
  expect(await app.call(countFavourites, {}, lan)).toMatchObject({ works: 0, products: 0, followed: 2 })
  expect(await app.call(countFavourites, {}, merchant)).toMatchObject({ merchantFollowers: 2 })
  expect(await app.call(countFavourites, {}, designer)).toMatchObject({ designerFollowers: 1 })

  // A merchant who is blocked has no page any more, and nobody follows one anew.
  const staff = await signUp(app, { roles: ["ROLE_ADMIN"] })
  await app.call(blockUser, { params: { id: merchant.id }, body: { reason: "Fraud." } }, staff)
  expect((await app.call(listFollowed, { query: {} }, lan)).content[0]).toMatchObject({ merchant: null })
  const params = { subject: "merchant", id: merchant.id }
  expectRefusal(await refuse(app, addFavourite, { params }, await signUp(app)), "notFound")
  await app.call(unblockUser, { params: { id: merchant.id } }, staff)
  await forget()
})

test("a designer sees how many keep each work", async () => {
  const { id } = await publishMyWork(app, designer)
  await add(lan, { subject: "work", id })
  await add(minh, { subject: "work", id })
  const { content } = await app.call(listMyWorks, { query: { sort: "newest" } }, designer)
  expect(content.find((one) => one.id === id)).toMatchObject({ favouriteCount: 2, saleCount: 0 })
  expect(content.find((one) => one.id === work)).toMatchObject({ favouriteCount: 0 })
  await remove(lan, { subject: "work", id })
  await remove(minh, { subject: "work", id })
})

test("who keeps 5,000 things keeps no more until one is let go of", async () => {
  const person = await signUp(app)
  await add(person, { subject: "work", id: work })
  const { db } = app.database
  const rows = Array.from({ length: 4_999 }, () => ({
    account_id: person.id,
    subject_kind: "product",
    subject_id: newId(),
    created_at: new Date(),
  }))
  await db.insertInto("favourite").values(rows).execute()
  await db.updateTable("favourite_keeper").set({ count: 5_000 }).where("account_id", "=", person.id).execute()
  const more = { params: { subject: "product", id: product } }
  expectRefusal(await refuse(app, addFavourite, more, person), "tooManyFavourites")
  expect(await state({ subject: "product", id: product })).toMatchObject({ count: 0 })
  // What is kept already can be asked for again.
  expect(await add(person, { subject: "work", id: work })).toMatchObject({ isMine: true })
  await remove(person, { subject: "work", id: work })
  expect(await add(person, { subject: "product", id: product })).toMatchObject({ count: 1 })
  await remove(person, { subject: "product", id: product })
})

test("counts are those of the rows after any history, however much happens at once", async () => {
  const people = [lan, minh, await signUp(app), await signUp(app)]
  const things: Named[] = [
    { subject: "work", id: work },
    { subject: "work", id: await app.makeWork() },
    { subject: "product", id: product },
    { subject: "designer", id: designer.id },
    { subject: "merchant", id: merchant.id },
  ]
  const step = fc.record({
    person: fc.nat({ max: people.length - 1 }),
    thing: fc.nat({ max: things.length - 1 }),
    isAdded: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 8 }), async (history) => {
      const kept = new Map<string, boolean>()
      for (const together of history) {
        // At the same time, each pair of a person and a thing once, so that there is one right answer.
        const distinct = new Map(together.map((one) => [`${one.person}/${one.thing}`, one]))
        await Promise.all(
          [...distinct].map(async ([key, { person, thing, isAdded }]) => {
            const [who, what] = [people[person], things[thing]]
            if (!who || !what) throw new Error("There is nobody, or nothing, of that number.")
            await (isAdded ? add(who, what) : remove(who, what))
            kept.set(key, isAdded)
          }),
        )
      }
      for (const [at, thing] of things.entries()) {
        const expected = people.filter((_person, who) => kept.get(`${who}/${at}`)).length
        expect((await state(thing)).count).toBe(expected)
      }
      await expectCountsOfRows()
      for (const person of people) for (const thing of things) await remove(person, thing)
      await expectCountsOfRows()
    }),
    { numRuns: 12 },
  )
})

async function expectCountsOfRows(): Promise<void> {
  const { db } = app.database
  const rows = await db.selectFrom("favourite").select(["account_id", "subject_kind", "subject_id"]).execute()
  const counts = await db.selectFrom("favourite_count").selectAll().where("count", ">", 0).execute()
  const counted = Map.groupBy(rows, (row) => `${row.subject_kind}/${row.subject_id}`)
  const real = rows.filter(({ subject_id }) => counts.some((count) => count.subject_id === subject_id))
  for (const { subject_kind, subject_id, count } of counts)
    expect(counted.get(`${subject_kind}/${subject_id}`)?.length).toBe(count)
  const people = await db.selectFrom("favourite_keeper").selectAll().execute()
  for (const { account_id, count } of people.filter(({ count: all }) => all < 4_000))
    expect(real.filter((row) => row.account_id === account_id).length).toBe(count)
}
