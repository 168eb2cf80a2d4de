import { SecondFactorDemand } from "@roomwright/contract/envelope"
import {
  addPasskey,
  confirmAppFactor,
  loginWithSecondFactor,
  startAppFactor,
  startPasskey,
} from "@roomwright/contract/accounts/second-factors"
import { login } from "@roomwright/contract/accounts/sign-in"
import * as z from "zod/mini"
import { expectRefusal, refuse } from "./expect-refusal.ts"
import { oneTimeCode } from "./one-time-code.ts"
import type { Answer } from "./send-request.ts"
import { makePasskey, type Passkey } from "./software-authenticator.ts"
import type { TestApp } from "./test-app.ts"
import type { TestPerson } from "./test-people.ts"

export interface TestAuthenticatorApp {
  readonly recoveryCodes: readonly string[]
  /** What turned it on. */
  readonly firstCode: string
  /** The code it shows at the program's time, or as many milliseconds later. */
  readonly codeNow: (laterMs?: number) => string
}

/** Sets an authenticator app up as its owner would. */
export async function addApp(app: TestApp, person: TestPerson): Promise<TestAuthenticatorApp> {
  const { headers, password } = person
  const { secret } = await app.call(startAppFactor, { body: { password } }, { headers })
  const codeNow = (laterMs = 0): string => oneTimeCode(secret, app.services.clock.now().getTime() + laterMs)
  const firstCode = codeNow()
  const { recoveryCodes } = await app.call(confirmAppFactor, { body: { code: firstCode } }, { headers })
  return { recoveryCodes: recoveryCodes ?? [], firstCode, codeNow }
}

/** How long a code is shown. */
export const stepMs = 30_000

/** Goes to where the code has just changed, some steps on: until it changes again a test has all the time it needs. */
export function passSteps(app: TestApp, steps: number): void {
  app.time.passes(steps * stepMs - (app.services.clock.now().getTime() % stepMs))
}

/** The second step of a sign-in, as it is answered. */
export const finishWithCode = (app: TestApp, challenge: string, code: string): Promise<Answer> =>
  refuse(app, loginWithSecondFactor, { body: { challenge, code } })

export const originOf = (app: TestApp): string => new URL(app.services.config.publicUrl).origin

/** Adds a passkey as its owner would. */
export async function registerPasskey(
  app: TestApp,
  { headers, password }: TestPerson,
  name = "Laptop",
): Promise<{ passkey: Passkey; recoveryCodes: readonly string[] | null }> {
  const options = await app.call(startPasskey, { body: { password } }, { headers })
  const { passkey, answer } = makePasskey(options, originOf(app))
  const { recoveryCodes } = await app.call(addPasskey, { body: { name, passkey: answer } }, { headers })
  return { passkey, recoveryCodes }
}

/** The first step of a sign-in, right: gives what is still asked for. */
export async function demandOf(app: TestApp, { mobile, password }: TestPerson): Promise<SecondFactorDemand> {
  const answer = await refuse(app, login, { body: { mobileOrEmail: mobile, password } })
  expectRefusal(answer, "secondFactorRequired")
  return z.parse(z.looseObject({ secondFactor: SecondFactorDemand }), answer.envelope?.data).secondFactor
}
