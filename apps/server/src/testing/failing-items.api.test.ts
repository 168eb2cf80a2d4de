import { sendAnnouncement } from "@roomwright/contract/notifications/admin"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { eraseDueAccounts } from "../features/accounts/erase-accounts.ts"
import { deleteOldFeedback } from "../features/content/schedule-feedback.ts"
import { createFileSweeps, deleteForgottenUploads, deleteGoneFiles } from "../features/media/sweep-files.ts"
import { distributeBatch } from "../features/notifications/distribute.ts"
import { createCounter } from "../features/analytics/counter.ts"
import { storeCounts } from "../features/analytics/store-counts.ts"
import { completeDueOrders } from "../features/orders/deliver-order.ts"
import { notifyOfEnding } from "../features/plans/schedule-plans.ts"
import { newId } from "../platform/ids.ts"
import { startTestApp, type TestApp } from "./test-app.ts"
import { openAtelier, placeDesign } from "./test-atelier.ts"
import { payOrder } from "./test-orders.ts"
import { signUp, type TestPerson } from "./test-people.ts"
import { expireDueBills, setUpPayments, orderPlan, uploadReceipt } from "./test-payments.ts"

// Of things that are worked off one after the other the first always fails: those behind it must not wait for it.

let app: TestApp
let clerk: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  await sql`create table poisoned (id text primary key)`.execute(app.database.db)
  await sql`create function refuse_poisoned() returns trigger language plpgsql as $$
    begin
      if exists (select from poisoned where id = to_jsonb(old) ->> tg_argv[0]) then
        raise exception 'poisoned';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`.execute(app.database.db)
  for (const [table, column] of [
    ["bill", "id"],
    ["market_order", "id"],
    ["account", "id"],
    ["subscription", "id"],
    ["upload", "id"],
    ["gone_file", "name"],
    ["feedback", "id"],
    ["mailbox", "account_id"],
  ])
    await sql`create trigger poison before update or delete on ${sql.table(table ?? "")}
      for each row execute function refuse_poisoned(${sql.lit(column ?? "")})`.execute(app.database.db)
})
beforeEach(() => sql`truncate poisoned`.execute(app.database.db))
afterAll(() => app.close())

const poison = (id: string) => sql`insert into poisoned values (${id})`.execute(app.database.db)
const expectLogged = (id: string): void => expect(app.readLog()).toContain(`"id":"${id}"`)
const longAgo = new Date("2020-01-01")

test("bills expire behind one that cannot", async () => {
  const [first, second] = [
    await orderPlan(app, await signUp(app, { roles: ["ROLE_DESIGNER"] })),
    await orderPlan(app, await signUp(app, { roles: ["ROLE_DESIGNER"] })),
  ]
  const { db } = app.database
  await db.updateTable("bill").set({ due_at: longAgo }).where("id", "=", first.id).execute()
  await db.updateTable("bill").set({ due_at: new Date() }).where("id", "=", second.id).execute()
  await poison(first.id)
  expect(await expireDueBills(app)).toBe(1)
  expectLogged(first.id)
})

test("orders are completed behind one that cannot be", async () => {
  const atelier = await openAtelier(app)
  const placed: string[] = []
  for (let at = 0; at < 2; at += 1) {
    const buyer = await signUp(app)
    const order = await placeDesign(app, buyer, atelier.workId)
    await payOrder(app, buyer, clerk, order)
    placed.push(order.id)
  }
  const [first = "", second = ""] = placed
  const { db } = app.database
  const due = (id: string, at: Date) =>
    db.updateTable("market_order").set({ completes_at: at }).where("id", "=", id).execute()
  await due(first, longAgo)
  await due(second, new Date())
  await poison(first)
  expect(await completeDueOrders(app.services)).toBe(1)
  expectLogged(first)
})

test("accounts are erased behind one that cannot be", async () => {
  const [first, second] = [await signUp(app), await signUp(app)]
  const { db } = app.database
  const due = (id: string, at: Date) =>
    db.updateTable("account").set({ erase_at: at }).where("id", "=", id).execute()
  await due(first.id, longAgo)
  await due(second.id, new Date())
  await poison(first.id)
  expect(await eraseDueAccounts(app.services, [])).toBe(1)
  expectLogged(first.id)
  await sql`truncate poisoned`.execute(db)
  await db.updateTable("account").set({ erase_at: null }).where("id", "=", first.id).execute()
})

test("owners of plans are told of their end behind one who cannot be", async () => {
  const people = [await signUp(app), await signUp(app)]
  const { db } = app.database
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const ids: string[] = []
  for (const [at, { id: account_id }] of people.entries()) {
    const id = newId()
    await sql`insert into subscription
      (id, account_id, plan_version_id, tier, source, price, starts_at, ends_at, created_at)
      select ${id}, ${account_id}, id, 'pro', 'grant', 0, ${inDays(-20)}, ${inDays(at + 1)}, ${inDays(-20)}
      from plan_version limit 1`.execute(db)
    ids.push(id)
  }
  await poison(ids[0] ?? "")
  expect(await notifyOfEnding(app.services)).toBe(1)
  expectLogged(ids[0] ?? "")
})

test("uploads, and the files of what is gone, are deleted behind one that cannot be", async () => {
  const person = await signUp(app)
  const [first, second] = [await uploadReceipt(app, person), await uploadReceipt(app, person)]
  const { db } = app.database
  await db.updateTable("upload").set({ created_at: longAgo }).where("id", "in", [first, second]).execute()
  await poison(first)
  const sweeps = createFileSweeps(app.services)
  expect(await deleteForgottenUploads(app.services, sweeps)).toBe(1)
  expectLogged(first)
  await db.insertInto("gone_file").values({ name: "private/stuck.webp", gone_at: longAgo }).execute()
  await poison("private/stuck.webp")
  expect(await deleteGoneFiles(app.services, sweeps)).toBeGreaterThanOrEqual(1)
  expectLogged("private/stuck.webp")
  expect((await db.selectFrom("gone_file").select("name").execute()).map(({ name }) => name)).toEqual([
    "private/stuck.webp",
  ])
})

test("old messages are deleted behind one that cannot be", async () => {
  const { db } = app.database
  const ids = [newId(), newId()]
  for (const id of ids)
    await db
      .insertInto("feedback")
      .values({
        id,
        key: newId(),
        text: "x",
        contact: "",
        language: "en",
        state: "CLOSED",
        created_at: longAgo,
        changed_at: longAgo,
      })
      .execute()
  await poison(ids[0] ?? "")
  expect(await deleteOldFeedback(app.services)).toBe(1)
  expectLogged(ids[0] ?? "")
})

test("a message reaches everybody but the one reader who cannot be written to", async () => {
  const readers = [await signUp(app), await signUp(app), await signUp(app)]
  const [, stuck] = readers
  const admin = await signUp(app, { roles: ["ROLE_ADMIN"] })
  const write = (title: string) =>
    app.call(
      sendAnnouncement,
      { body: { audience: { kind: "all" }, title, text: "Come.", key: newId() } },
      { headers: admin.headers },
    )
  const finished = async (id: string) =>
    (
      await app.database.db
        .selectFrom("announcement")
        .select("finished_at")
        .where("id", "=", id)
        .executeTakeFirst()
    )?.finished_at
  const one = await write("one")
  await expect.poll(() => finished(one.id), { timeout: 20_000 }).toBeTruthy()
  await poison(stuck?.id ?? "")
  const two = await write("two")
  while (await distributeBatch(app.services));
  await expect.poll(() => finished(two.id), { timeout: 20_000 }).toBeTruthy()
  const notifications = app.database.db.selectFrom("mail").select("account_id")
  const read = await notifications.where(sql<boolean>`content ->> 'title' = 'two'`).execute()
  const reached = new Set(read.map(({ account_id }) => account_id))
  expect(readers.map(({ id }) => reached.has(id))).toEqual([true, false, true])
  expectLogged(two.id)
})

test("counts are stored beside one that cannot be", async () => {
  const counter = createCounter(app.services.clock)
  counter.countPage("price", "en")
  counter.putBack({ pages: [], searches: [{ day: "not a day", place: "products", words: "x", count: 1 }] })
  await storeCounts(app.services, counter)
  expect(counter.take()).toEqual({ pages: [], searches: [] })
  const { db } = app.database
  expect(
    await db.selectFrom("page_count").select("views").where("page", "=", "price").execute(),
  ).toHaveLength(1)
})
