import { languages } from "@roomwright/contract/language"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { orderProduct } from "@roomwright/contract/orders/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { goodAddress, goodCall } from "../../testing/good-input.ts"
import { allEndpoints } from "../../testing/hostile-input.ts"
import { listFiles } from "../../testing/list-files.ts"
import { send, toForm } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openSellerShop, prepareOrder, stockOf, type SellerShop } from "../../testing/test-orders.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { signUp, startSessionFor, type TestPerson } from "../../testing/test-people.ts"
import { blank } from "../../testing/test-pictures.ts"

let app: TestApp
let someone: TestPerson
/** Calls of the table may sign this one out. */
let caller: TestPerson
let workId: string
let shop: SellerShop
/** An order that would be taken. */
let offered: Awaited<ReturnType<typeof prepareOrder>>["body"]

beforeAll(async () => {
  app = await startTestApp()
  someone = await signUp(app)
  caller = await signUp(app)
  workId = await app.makeWork()
  await setUpPayments(app)
  shop = await openSellerShop(app)
  offered = (await prepareOrder(app, someone, shop)).body
})

afterAll(() => app.close())

describe("while the database's disk is full", () => {
  // As PostgreSQL says it when a table cannot grow: for every row that is written, in every table of ours.
  beforeAll(() =>
    app.database.pool.query(`
      create function refuse_row() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
      do $$ declare name regclass; begin
        for name in select c.oid from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' loop
          execute format('create trigger refuse_row before insert or update on %s execute function refuse_row()', name);
        end loop; end $$`),
  )

  afterAll(() => app.database.pool.query("drop function refuse_row cascade"))

  test("what only reads is answered as ever, what writes is refused for that reason and no other", async () => {
    const full: string[] = []
    const wrong: unknown[] = []
    // Sessions are made before: signing in writes.
    await app.database.pool.query("alter table session disable trigger refuse_row")
    await app.database.pool.query("alter table event disable trigger refuse_row")
    for (const [name, endpoint] of allEndpoints) {
      const person = await startSessionFor(endpoint, app, caller)
      const { status, envelope } = await app.get(goodAddress(endpoint, workId), goodCall(endpoint, person))
      if (status === 507 && envelope?.code === 50760) full.push(name)
      // The design tool and messages fail for reasons of their own (502).
      else if (status >= 500 && status !== 502) wrong.push([name, status, envelope?.code])
    }
    await app.database.pool.query("alter table session enable trigger refuse_row")
    await app.database.pool.query("alter table event enable trigger refuse_row")
    expect(wrong).toEqual([])
    const byName = new Map(allEndpoints)
    // The specification has codes sent by GET: who they are for is written down.
    expect(full.filter((name) => byName.get(name)?.method === "GET")).toEqual(["sendEmailCode"])
    expect(full.length).toBeGreaterThan(10)
  })

  test("an order is refused with it, and takes nothing from the stock", async () => {
    const stock = await stockOf(app, shop.variantIds[0])
    const refused = await refuse(app, orderProduct, { body: offered }, { ...someone, language: "vi" })
    expectRefusal(refused, "diskFull")
    expect(refused.envelope?.message).toMatch(/đầy|chỗ|dung lượng/)
    expect(await stockOf(app, shop.variantIds[0])).toBe(stock)
  })

  test("it is said in the reader's language, with when to come back, and nothing of the cause", async () => {
    for (const language of languages) {
      const form = toForm(
        { purpose: "avatar" },
        new Blob([new Uint8Array(await blank(64, 64).png().toBuffer())]),
      )
      const options = { method: "POST", headers: someone.headers, body: form, language } as const
      const answer = await send(`${app.url}/api${uploadPicture.path}`, options)
      expectRefusal(answer, "diskFull")
      expect(answer.headers.get("retry-after")).toBe("60")
      expect(answer.text).not.toMatch(/extend|device|trigger/)
    }
  })
})

test("an upload whose file finds no room is refused, leaves neither row nor file, and is taken when there is room", async () => {
  const { files } = app.services
  const write = files.write.bind(files)
  let left = 1
  // The second file is the one that finds none.
  Object.assign(files, {
    write: (name: string, content: Uint8Array) => {
      left -= 1
      if (left < 0) throw Object.assign(new Error("write"), { code: "ENOSPC" })
      return write(name, content)
    },
  })
  const upload = async () =>
    send(`${app.url}/api${uploadPicture.path}`, {
      method: "POST",
      headers: someone.headers,
      body: toForm({ purpose: "work" }, new Blob([new Uint8Array(await blank(700, 500).jpeg().toBuffer())])),
    })
  const rows = () => app.database.db.selectFrom("upload").select("id").execute()
  const before = [await rows(), await listFiles(files, "pictures")]
  expectRefusal(await upload(), "diskFull")
  expect([await rows(), await listFiles(files, "pictures")]).toEqual(before)
  Object.assign(files, { write })
  expect((await upload()).status).toBe(200)
})
