import { readAuditLog } from "@roomwright/contract/admin/audit-log"
import { blockUser, giveRole, takeRole } from "@roomwright/contract/accounts/admin"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let ha: TestPerson
let binh: TestPerson
let lan: TestPerson

const read = (query: Record<string, string> = {}) => app.call(readAuditLog, { query }, ha)
const actionsOf = async (query: Record<string, string>): Promise<string[]> =>
  (await read(query)).content.map(({ action }) => action)

beforeAll(async () => {
  app = await startTestApp()
  ha = await signUp(app, { nickname: "Ha", roles: ["ROLE_ADMIN"] })
  binh = await signUp(app, { nickname: "Bình 7%", roles: ["ROLE_ADMIN"] })
  lan = await signUp(app, { nickname: "Lan" })
  const params = { id: lan.id, role: "ROLE_EDITOR" as const }
  await app.call(giveRole, { params }, ha)
  await app.call(takeRole, { params }, binh)
  app.time.passes(2 * 86_400_000)
  ha = await startTestSession(app, ha)
  await app.call(blockUser, { params: { id: lan.id }, body: { reason: "=HYPERLINK()" } }, ha)
})
afterAll(() => app.close())

describe("the audit log", () => {
  test("says who did what to whom, the newest first", async () => {
    const { content, totalElements, actions } = await read()
    expect(totalElements).toBe(3)
    expect(actions).toEqual(["account.block", "role.give", "role.take"])
    expect(content[0]).toMatchObject({
      actor: { id: ha.id, nickname: "Ha" },
      action: "account.block",
      subject: { kind: "account", id: lan.id, nickname: "Lan" },
      details: { reason: "=HYPERLINK()" },
    })
    expect(await actionsOf({ sort: "oldest" })).toEqual(["role.give", "role.take", "account.block"])
    expect(await actionsOf({ size: "1", page: "1" })).toEqual(["role.take"])
  })

  test("is kept to an actor by id or a part of a name, to an action, to a subject", async () => {
    expect(await actionsOf({ actor: binh.id })).toEqual(["role.take"])
    expect(await actionsOf({ actor: "bình" })).toEqual(["role.take"])
    expect(await actionsOf({ actor: "7%" })).toEqual(["role.take"])
    // Staff never: what Lan did is nothing, and nobody of that name did anything.
    expect(await actionsOf({ actor: "lan" })).toEqual([])
    expect(await actionsOf({ actor: "_" })).toEqual([])
    expect(await actionsOf({ action: "role.give" })).toEqual(["role.give"])
    expect(await actionsOf({ subject: lan.id })).toHaveLength(3)
    expect(await actionsOf({ subject: "account" })).toHaveLength(3)
    expect(await actionsOf({ subject: "bill" })).toEqual([])
  })

  test("is kept to days in Vietnam, both included", async () => {
    const dayOf = (at: Date): string =>
      new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format(at)
    const now = app.services.clock.now()
    const [first, last] = [dayOf(new Date(now.getTime() - 2 * 86_400_000)), dayOf(now)]
    expect(await actionsOf({ from: last })).toEqual(["account.block"])
    expect(await actionsOf({ to: first })).toEqual(["role.take", "role.give"])
    expect(await actionsOf({ from: first, to: last })).toHaveLength(3)
    expect(await actionsOf({ from: last, to: first })).toEqual([])
  })

  test("is cut at midnight in Vietnam, not elsewhere", async () => {
    const { db } = app.database
    for (const [id, at] of [
      ["01900000-0000-7000-8000-000000000001", "2001-03-04T16:59:59Z"],
      ["01900000-0000-7000-8000-000000000002", "2001-03-04T17:00:00Z"],
    ] as const) {
      await db
        .insertInto("audit_entry")
        .values({
          id,
          at: new Date(at),
          actor_id: ha.id,
          action: "test.night",
          subject_kind: "test",
          subject_id: "1",
        })
        .execute()
    }
    const idsOf = async (query: Record<string, string>) =>
      (await read({ action: "test.night", ...query })).content.map(({ id }) => id.slice(-1))
    expect(await idsOf({ to: "2001-03-04" })).toEqual(["1"])
    expect(await idsOf({ from: "2001-03-05", to: "2001-03-05" })).toEqual(["2"])
    await db.deleteFrom("audit_entry").where("action", "=", "test.night").execute()
  })

  test("refuses days that there are none, and who is no administrator", async () => {
    for (const from of ["2026-02-30", "yesterday", "2026-2-3", "9999999-01-01"])
      expectRefusal(await refuse(app, readAuditLog, { query: { from } }, ha), "invalidInput")
    const clerk = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
    expectRefusal(await refuse(app, readAuditLog, { query: {} }, clerk), "forbidden")
  })
})
