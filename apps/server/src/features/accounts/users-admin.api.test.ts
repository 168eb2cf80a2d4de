import { deleteMyAccount, readProfile } from "@roomwright/contract/accounts/calls"
import { errorCatalogue } from "@roomwright/contract/errors"
import { login } from "@roomwright/contract/accounts/sign-in"
import * as admin from "@roomwright/contract/accounts/admin"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let administrator: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  administrator = await signUp(app, { nickname: "Ha", roles: ["ROLE_ADMIN"] })
})
afterAll(() => app.close())

const idsOf = async (query: Record<string, string>): Promise<string[]> =>
  (await app.call(admin.listUsers, { query }, administrator)).content.map(({ id }) => id)
const read = ({ id }: TestPerson) => app.call(admin.readUser, { params: { id } }, administrator)
const block = ({ id }: TestPerson, reason = "Sold what is not theirs.", by = administrator) =>
  refuse(app, admin.blockUser, { params: { id }, body: { reason } }, by)
const take = ({ id }: TestPerson, role: string, by = administrator) =>
  refuse(app, admin.takeRole, { params: { id, role } }, by)
const give = ({ id }: TestPerson, role: string) =>
  refuse(app, admin.giveRole, { params: { id, role } }, administrator)
const signIn = ({ mobile, password }: TestPerson) =>
  refuse(app, login, { body: { mobileOrEmail: mobile, password } }, { language: "en" })
const auditOf = async (id: string) =>
  (
    await app.database.db
      .selectFrom("audit_entry")
      .select(["action", "actor_id", "details"])
      .where("subject_id", "=", id)
      .orderBy("at")
      .orderBy("id")
      .execute()
  ).map(({ action, actor_id, details }) => [action, actor_id === administrator.id, details])

describe("accounts", () => {
  test("are found by a part of a name, an email, or some digits of a phone", async () => {
    const lan = await signUp(app, { nickname: "Phương Lan 50%" })
    await app.database.db
      .updateTable("account")
      .set({ email: "Lan.Phuong@Rooms.example" })
      .where("id", "=", lan.id)
      .execute()
    for (const w of [
      "phương l",
      "50%",
      "lan.phuong@rooms",
      `0${lan.mobile.slice(3)}`,
      lan.mobile.slice(5),
      lan.id,
    ])
      expect([w, await idsOf({ w })]).toEqual([w, [lan.id]])
    for (const w of ["_hương", "nobody at all"]) expect([w, await idsOf({ w })]).toEqual([w, []])
  })

  test("are kept to a role and to who is blocked, and put in order", async () => {
    const merchant = await signUp(app, { nickname: "Zoe", roles: ["ROLE_MERCHANT"] })
    expect(await idsOf({ role: "ROLE_MERCHANT" })).toEqual([merchant.id])
    expect(await idsOf({ role: "ROLE_ADMIN" })).toEqual([administrator.id])
    expect((await idsOf({ sort: "name-down" }))[0]).toBe(merchant.id)
    expect((await idsOf({ sort: "oldest" }))[0]).toBe(administrator.id)
    await block(merchant)
    expect(await idsOf({ blocked: "yes" })).toEqual([merchant.id])
    expect(await idsOf({ blocked: "no" })).not.toContain(merchant.id)
  })

  test("show their roles and where they are signed in", async () => {
    const person = await signUp(app, { nickname: "An", roles: ["ROLE_EDITOR"] })
    const user = await read(person)
    expect(user).toMatchObject({ nickname: "An", mobile: person.mobile, roles: ["ROLE_USER", "ROLE_EDITOR"] })
    expect(user.sessions).toHaveLength(1)
    expect(user.lastUsedAt).toBe(user.sessions[0]?.lastUsedAt)
  })

  test("that are not there are not found, whatever is to be done", async () => {
    const params = { id: newId() }
    const nobody = { ...administrator, ...params }
    expectRefusal(await refuse(app, admin.readUser, { params }, administrator), "notFound")
    expectRefusal(await block(nobody), "notFound")
    expectRefusal(await give(nobody, "ROLE_EDITOR"), "notFound")
    expectRefusal(await refuse(app, admin.endUserSessions, { params }, administrator), "notFound")
  })

  test("are no business of other staff", async () => {
    const clerk = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK", "ROLE_REVIEWER", "ROLE_EDITOR"] })
    expectRefusal(await refuse(app, admin.listUsers, { query: {} }, clerk), "forbidden")
    expectRefusal(await block(administrator, "No.", clerk), "forbidden")
  })
})

describe("a block", () => {
  test("ends every session at once, tells the reason to who knows the password, and is taken back", async () => {
    const person = await signUp(app)
    const elsewhere = await startTestSession(app, person)
    expect((await block(person)).status).toBe(200)
    for (const { headers } of [person, elsewhere])
      expectRefusal(await refuse(app, readProfile, {}, { headers }), "invalidSession")
    const refused = await signIn(person)
    expectRefusal(refused, "accountBlocked")
    expect(refused.envelope?.message).toMatch(/Sold what is not theirs\.$/)
    expectRefusal(await signIn({ ...person, password: "another-one" }), "wrongCredentials")
    expect(await read(person)).toMatchObject({ blockedReason: "Sold what is not theirs.", sessions: [] })
    await app.call(admin.unblockUser, { params: { id: person.id } }, administrator)
    expect((await signIn(person)).status).toBe(200)
    // What ended stays ended.
    expectRefusal(await refuse(app, readProfile, {}, person), "invalidSession")
    expect(await auditOf(person.id)).toEqual([
      ["account.block", true, { reason: "Sold what is not theirs.", ended: 2 }],
      ["account.unblock", true, {}],
    ])
  })

  test("needs a reason, and never meets oneself", async () => {
    const person = await signUp(app)
    for (const reason of ["", "  ", "x".repeat(301)])
      expect((await block(person, reason)).envelope?.code).toBe(errorCatalogue.invalidInput.code)
    expectRefusal(await block(administrator), "wouldLockOut")
    expect(await auditOf(administrator.id)).toEqual([])
    expect((await read(administrator)).blockedAt).toBeNull()
  })
})

describe("sessions", () => {
  test("are ended one by one or all together", async () => {
    const person = await signUp(app)
    const elsewhere = await startTestSession(app, person)
    const { sessions } = await read(person)
    expect(sessions).toHaveLength(2)
    const params = { id: person.id, sessionId: sessions[0]?.id ?? "" }
    const after = await app.call(admin.endUserSession, { params }, administrator)
    expect(after.sessions.map(({ id }) => id)).toEqual([sessions[1]?.id])
    expectRefusal(await refuse(app, admin.endUserSession, { params }, administrator), "notFound")
    await app.call(admin.endUserSessions, { params }, administrator)
    for (const { headers } of [person, elsewhere])
      expectRefusal(await refuse(app, readProfile, {}, { headers }), "invalidSession")
  })

  test("of somebody else are not ended by the name of this account", async () => {
    const [person, other] = [await signUp(app), await signUp(app)]
    const sessionId = (await read(other)).sessions[0]?.id ?? ""
    const params = { id: person.id, sessionId }
    expectRefusal(await refuse(app, admin.endUserSession, { params }, administrator), "notFound")
    expect((await read(other)).sessions).toHaveLength(1)
  })
})

test("accounts are found by one or two signs of a Chinese name", async () => {
  const jing = await signUp(app, { nickname: "王小静" })
  await signUp(app, { nickname: "小王" })
  for (const w of ["小静", "静", "王小静"]) expect([w, await idsOf({ w })]).toEqual([w, [jing.id]])
})

describe("several accounts at once", () => {
  test("are blocked by one call, each for itself: it tells what became of each", async () => {
    const people = [await signUp(app), await signUp(app)]
    const [first, second] = people.map(({ id }) => id)
    const gone = "01890000-0000-7000-8000-000000000000"
    const ids = [first ?? "", administrator.id, gone, second ?? "", first ?? ""]
    const body = { ids, reason: "Sent advertisements." }
    const report = await app.call(admin.blockUsers, { body }, { ...administrator, language: "en" })
    expect(report.done).toEqual([first, second])
    expect(report.refused.map(({ id, code }) => [id, code])).toEqual([
      [administrator.id, errorCatalogue.wouldLockOut.code],
      [gone, errorCatalogue.notFound.code],
    ])
    expect(report.refused[0]?.message).not.toBe("")
    // The answer was lost on its way, and the call is sent again.
    expect(await app.call(admin.blockUsers, { body }, administrator)).toMatchObject({ done: [first, second] })
    for (const person of people) {
      expect((await read(person)).blockedReason).toBe(body.reason)
      expect((await auditOf(person.id)).map(([action]) => action)).toEqual(["account.block"])
    }
  })

  test("are signed out by one call, and those who are nowhere signed in stay as they are", async () => {
    const [here, there] = [await signUp(app), await signUp(app)]
    const body = { ids: [here.id, there.id] }
    expect(await app.call(admin.signUsersOut, { body }, administrator)).toEqual({
      done: body.ids,
      refused: [],
    })
    await app.call(admin.signUsersOut, { body }, administrator)
    for (const person of [here, there]) {
      expect((await read(person)).sessions).toEqual([])
      expect((await auditOf(person.id)).map(([action]) => action)).toEqual(["account.sign-out"])
    }
  })

  test("are no more than a page of the table", async () => {
    const ids = Array.from({ length: 101 }, () => administrator.id)
    for (const wrong of [ids, []])
      expectRefusal(
        await refuse(app, admin.signUsersOut, { body: { ids: wrong } }, administrator),
        "invalidInput",
      )
  })
})

describe("a staff role", () => {
  test("counts from the next request, both ways, and is noted once", async () => {
    const person = await signUp(app)
    const look = () => refuse(app, admin.listUsers, { query: {} }, person)
    expectRefusal(await look(), "forbidden")
    await give(person, "ROLE_ADMIN")
    await give(person, "ROLE_ADMIN")
    expect((await look()).status).toBe(200)
    await take(person, "ROLE_ADMIN")
    expectRefusal(await look(), "forbidden")
    expect(await auditOf(person.id)).toEqual([
      ["role.give", true, { role: "ROLE_ADMIN" }],
      ["role.take", true, { role: "ROLE_ADMIN" }],
    ])
  })

  test("is one of staff: nobody becomes a designer or merchant this way", async () => {
    const person = await signUp(app)
    for (const role of ["ROLE_DESIGNER", "ROLE_MERCHANT", "ROLE_USER", "ROLE_KING"])
      expectRefusal(await give(person, role), "notFound")
    expect((await read(person)).roles).toEqual(["ROLE_USER"])
  })
})

describe("the last administrator", () => {
  test("keeps the role, and is not erased", async () => {
    expectRefusal(await take(administrator, "ROLE_ADMIN"), "wouldLockOut")
    const body = { password: administrator.password }
    expectRefusal(await refuse(app, deleteMyAccount, { body }, administrator), "wouldLockOut")
    expect((await read(administrator)).roles).toContain("ROLE_ADMIN")
  })

  test("may go when there is another who can sign in", async () => {
    const other = await signUp(app, { roles: ["ROLE_ADMIN"] })
    await app.database.db
      .updateTable("account")
      .set({ blocked_at: new Date() })
      .where("id", "=", other.id)
      .execute()
    expectRefusal(await take(administrator, "ROLE_ADMIN"), "wouldLockOut")
    await app.call(admin.unblockUser, { params: { id: other.id } }, administrator)
    expect((await take(other, "ROLE_ADMIN")).status).toBe(200)
  })

  test("is left over when two block or dismiss one another at the same moment", async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const other = await startTestSession(app, await signUp(app, { roles: ["ROLE_ADMIN"] }))
      administrator = await startTestSession(app, administrator)
      const answers = await Promise.all(
        round % 2 === 0
          ? [block(other), block(administrator, "Me first.", other)]
          : [take(other, "ROLE_ADMIN"), take(administrator, "ROLE_ADMIN", other)],
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const able = await app.database.db
        .selectFrom("account_role as r")
        .innerJoin("account as a", "a.id", "r.account_id")
        .select("a.id")
        .where("r.role", "=", "ROLE_ADMIN")
        .where("a.blocked_at", "is", null)
        .execute()
      expect(able).toHaveLength(1)
      const left = able[0]?.id === administrator.id ? administrator : other
      administrator = await startTestSession(app, left)
    }
  })
})
