import { randomInt } from "node:crypto"
import type { Endpoint, Role } from "@roomwright/contract/endpoint"
import { defaultLanguage } from "@roomwright/contract/language"
import { decodeJwt } from "jose"
import type { Transaction } from "kysely"
import * as z from "zod/mini"
import { grantRole, renewToken, startSession } from "../features/accounts/accounts.public.ts"
import { createAccount } from "../features/accounts/create-account.ts"
import { hashPassword } from "../features/accounts/passwords.ts"
import { currentLegalVersion } from "../features/settings/settings.public.ts"
import type { DB } from "../platform/database/row-types.ts"
import { send, testBrowser } from "./send-request.ts"
import type { TestApp } from "./test-app.ts"

const Messages = z.array(
  z.object({ channel: z.enum(["email", "sms"]), to: z.string(), subject: z.string(), text: z.string() }),
)

/** The messages in the outbox, the newest first. */
export async function readOutbox(app: Pick<TestApp, "url">): Promise<z.infer<typeof Messages>> {
  return z.parse(Messages, JSON.parse((await send(`${app.url}/dev/outbox.json`)).text))
}

/** The code in the newest message to this address. Throws when there is none. */
export async function readCode(app: Pick<TestApp, "url">, to: string): Promise<string> {
  const message = (await readOutbox(app)).find((one) => one.to.toLowerCase() === to.toLowerCase())
  const code = /\b\d{6}\b/.exec(message?.text ?? "")?.[0]
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

const password = "quiet-room-9"
/** Hashed once: that is slow by design, and everybody here has the same. */
let passwordHash: Promise<string> | undefined

/**
 * Somebody who has registered by phone and signed in by password, made by what stands behind these doors: the tests of
 * `register` and `login` are for the doors themselves. Roles are given as staff would.
 */
export async function signUp(
  { database, services }: Starting,
  { nickname = "Lan", roles = [] }: { nickname?: string; roles?: readonly Exclude<Role, "ROLE_USER">[] } = {},
): Promise<TestPerson> {
  const mobile = newMobile()
  const hash = await (passwordHash ??= hashPassword(password))
  const now = services.clock.now()
  return database.db.transaction().execute(async (tx) => {
    const termsVersion = await currentLegalVersion(tx, "terms")
    const account = { nickname, email: null, mobile, passwordHash: hash, termsVersion, now }
    const { id } = await createAccount(tx, { ...account, language: defaultLanguage })
    const visit = { userAgent: testBrowser, secondFactorPassed: false }
    const token = await startSession(tx, services, id, visit)
    await proveNow(tx, token, now)
    for (const role of roles) await grantRole(tx, id, role)
    return { id, token, mobile, password, headers: bearer(token) }
  })
}

type Starting = Pick<TestApp, "database" | "services">

/** The same person signed in once more, without going through the door. */
export async function startTestSession(
  { database, services }: Starting,
  person: TestPerson,
): Promise<TestPerson> {
  const token = await database.db.transaction().execute(async (tx) => {
    const started = await startSession(tx, services, person.id, {
      userAgent: "test",
      secondFactorPassed: true,
    })
    await proveNow(tx, started, services.clock.now())
    return started
  })
  return { ...person, token, headers: bearer(token) }
}

/** As after the proof that the most sensitive calls ask for: tests of those calls are about something else. */
async function proveNow(tx: Transaction<DB>, token: string, now: Date): Promise<void> {
  // This session alone: some tests start thousands for one person.
  await tx.updateTable("session").set({ proved_at: now }).where("id", "=", sidOf(token)).execute()
}

const sidOf = (token: string): string => z.parse(z.object({ sid: z.string() }), decodeJwt(token)).sid

/** The same in a studio window. */
export async function startStudioSession(app: Starting, person: TestPerson): Promise<TestPerson> {
  const { token: siteToken } = await startTestSession(app, person)
  const token = await renewToken(app.services, { id: sidOf(siteToken), accountId: person.id }, "studio")
  return { ...person, token, headers: bearer(token) }
}

/** The same with the token that opens this call. */
export const startSessionFor = (
  { audiences }: Pick<Endpoint, "audiences">,
  app: Starting,
  person: TestPerson,
): Promise<TestPerson> =>
  audiences.includes("site") ? startTestSession(app, person) : startStudioSession(app, person)
