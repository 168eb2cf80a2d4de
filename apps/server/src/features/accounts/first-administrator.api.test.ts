import { readProfile } from "@roomwright/contract/accounts/calls"
import { login } from "@roomwright/contract/accounts/sign-in"
import { expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { bearer } from "../../testing/test-people.ts"
import { ensureAdministrator } from "./first-administrator.ts"

async function rolesOf(app: TestApp, mobileOrEmail: string, password: string): Promise<string[]> {
  const token = await app.call(login, { body: { mobileOrEmail, password } })
  const { roles } = await app.call(readProfile, {}, { headers: bearer(token) })
  return roles.map(({ name }) => name)
}

test("of two starts at the same moment one makes the administrator and says the password once", async () => {
  const app = await startTestApp()
  try {
    const both = await Promise.all([ensureAdministrator(app.services), ensureAdministrator(app.services)])
    const made = both.find((one) => one !== null)
    expect(both.filter((one) => one === null)).toHaveLength(1)
    expect(made?.password).toHaveLength(16)
    expect(await rolesOf(app, made?.email ?? "", made?.password ?? "")).toEqual(["ROLE_USER", "ROLE_ADMIN"])
    expect(await ensureAdministrator(app.services)).toBeNull()
    expect(app.readLog()).not.toContain(made?.password)
  } finally {
    await app.close()
  }
})

test("takes the email address and password that are set", async () => {
  const env = { ADMIN_EMAIL: "owner@rooms.example", ADMIN_PASSWORD: "wide-window-7" }
  const app = await startTestApp({ env })
  try {
    expect(await ensureAdministrator(app.services)).toEqual({ email: "owner@rooms.example", password: null })
    expect(await rolesOf(app, "Owner@rooms.example", "wide-window-7")).toContain("ROLE_ADMIN")
  } finally {
    await app.close()
  }
})
