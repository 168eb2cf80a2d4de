import { readProfile } from "@roomwright/contract/accounts/calls"
import { loginWithSecondFactor } from "@roomwright/contract/accounts/second-factors"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { addApp, demandOf, registerPasskey } from "../../testing/test-factors.ts"
import { signUp } from "../../testing/test-people.ts"
import { readProfile as readProfileOf } from "./profile.ts"
import { secondFactorData } from "./second-factor-data.ts"
import { createSessionResolver } from "./sessions.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test("in production a session is staff's only when it passed a second factor", async () => {
  const config = { ...app.services.config, production: true }
  const resolve = createSessionResolver({ ...app.services, config })
  const clerk = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK", "ROLE_DESIGNER"] })
  const { recoveryCodes } = await addApp(app, clerk)
  const { secondFactor } = await readProfileOf({ ...app.services, config }, clerk.id)
  expect(secondFactor).toEqual({ isSet: true, isRequired: true })

  const withPassword = await resolve(clerk.token, readProfile)
  expect(withPassword?.roles).toEqual(["ROLE_USER", "ROLE_DESIGNER"])
  const { challenge } = await demandOf(app, clerk)
  const token = await app.call(loginWithSecondFactor, {
    body: { challenge, code: recoveryCodes[0] ?? "" },
  })
  const withBoth = await resolve(token, readProfile)
  expect(withBoth?.roles.toSorted()).toEqual(["ROLE_DESIGNER", "ROLE_RECEIPTS_CLERK", "ROLE_USER"])
})

test("an export names the factors and holds nothing that opens an account; erasing leaves nothing", async () => {
  const lan = await signUp(app)
  const { db, pool } = app.database
  expect(await secondFactorData.export(db, lan.id)).toBeNull()
  await addApp(app, lan)
  await registerPasskey(app, lan, "Laptop")
  await demandOf(app, lan)
  expect(await secondFactorData.export(db, lan.id)).toEqual({
    app: { addedAt: expect.any(String) },
    passkeys: [{ id: expect.any(String), name: "Laptop", addedAt: expect.any(String), lastUsedAt: null }],
    recoveryCodesLeft: 10,
  })

  await db.transaction().execute((tx) => secondFactorData.erase(tx, lan.id))
  for (const table of [
    "second_factor_app",
    "passkey",
    "recovery_code",
    "second_factor_setup",
    "login_challenge",
  ]) {
    const { rows } = await pool.query(`select 1 from ${table} where account_id = $1`, [lan.id])
    expect([table, rows]).toEqual([table, []])
  }
})
