import { errorCatalogue } from "@roomwright/contract/errors"
import { login } from "@roomwright/contract/accounts/sign-in"
import { afterAll, beforeAll, expect, test } from "vitest"
import { refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp } from "../../testing/test-people.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test("a hundred right passwords at once lock nothing: who cannot wait is told when to come back", async () => {
  const { mobile, password } = await signUp(app)
  const signIn = () => refuse(app, login, { body: { mobileOrEmail: mobile, password } })
  const answers = await Promise.all(Array.from({ length: 100 }, signIn))
  const refused = answers.filter(({ status }) => status !== 200)
  // How many can wait depends on the machine's processors; none of them counts as a wrong try.
  expect(answers.length - refused.length).toBeGreaterThan(20)
  for (const { status, headers } of refused)
    expect([status, headers.get("retry-after")]).toEqual([errorCatalogue.unavailable.status, "2"])
  expect((await signIn()).status).toBe(200)
})
