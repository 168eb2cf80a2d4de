import { randomInt } from "node:crypto"
import { readProfile } from "@roomwright/contract/accounts"
import type { Role } from "@roomwright/contract/endpoint"
import { login, register } from "@roomwright/contract/sign-in"
import { sendMobileCode } from "@roomwright/contract/verification-codes"
import * as z from "zod/mini"
import { grantRole, startSession } from "../features/accounts/accounts.public.ts"
import { send } from "./send-request.ts"
import type { TestApp } from "./test-app.ts"

const Letters = z.array(
  z.object({ channel: z.enum(["email", "sms"]), to: z.string(), subject: z.string(), text: z.string() }),
)

/** The letters in the outbox, the newest first. */
export async function readOutbox(app: Pick<TestApp, "url">): Promise<z.infer<typeof Letters>> {
  return z.parse(Letters, JSON.parse((await send(`${app.url}/dev/outbox.json`)).text))
}

/** The code in the newest letter to this address. Throws when there is none. */
export async function readCode(app: Pick<TestApp, "url">, to: string): Promise<string> {
  const letter = (await readOutbox(app)).find((one) => one.to.toLowerCase() === to.toLowerCase())
  const code = /\b\d{6}\b/.exec(letter?.text ?? "")?.[0]
  if (!code) throw new Error(`No code was sent to ${to}.`)
  return code
}

export interface TestPerson {
  readonly id: string
  readonly token: string
  readonly mobile: string
  readonly password: string
  /** For requests as this person. */
  readonly headers: Readonly<Record<string, string>>
}

export const bearer = (token: string): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${token}`,
})

export const newMobile = (): string => `+849${String(randomInt(0, 100_000_000)).padStart(8, "0")}`

/** Signs somebody up by phone and in by password, through the door; roles are given as staff would. */
export async function signUp(
  app: TestApp,
  { nickname = "Lan", roles = [] }: { nickname?: string; roles?: readonly Exclude<Role, "ROLE_USER">[] } = {},
): Promise<TestPerson> {
  const mobile = newMobile()
  const password = "quiet-room-9"
  await app.call(sendMobileCode, { body: { mobile } })
  await app.call(register, {
    body: { nickname, mobile, password, verificationCode: await readCode(app, mobile) },
  })
  const token = await app.call(login, { body: { mobileOrEmail: mobile, password } })
  const headers = bearer(token)
  const { id } = await app.call(readProfile, {}, { headers })
  await app.database.db.transaction().execute(async (tx) => {
    for (const role of roles) await grantRole(tx, id, role)
  })
  return { id, token, mobile, password, headers }
}

/** The same person signed in once more, without going through the door. */
export async function startTestSession(
  { database, services }: Pick<TestApp, "database" | "services">,
  person: TestPerson,
): Promise<TestPerson> {
  const token = await database.db
    .transaction()
    .execute((tx) => startSession(tx, services, person.id, { userAgent: "test", secondFactorPassed: true }))
  return { ...person, token, headers: bearer(token) }
}
