import type { Client } from "pg"

export interface Person {
  readonly mobile: string
  /** Body of a sign-in. */
  readonly signIn: { readonly mobileOrEmail: string; readonly password: string }
  readonly token: string
}

interface Addresses {
  readonly email: string
  readonly mobile: string
}

const numbered = (at: number): string => String(at).padStart(7, "0")
/** One of those that `copyAccounts` made. */
export const knownAccount = (at: number): Addresses => ({
  email: `known-${numbered(at)}@example.com`,
  mobile: `+8491${numbered(at)}`,
})
/** The same in all but that there is none. */
export const unknownAccount = (at: number): Addresses => ({
  email: `other-${numbered(at)}@example.com`,
  mobile: `+8492${numbered(at)}`,
})

/** Signs somebody up by phone and in by password. The server must have an outbox. */
export async function registerOne(url: string): Promise<Person> {
  const mobile = "+84901234567"
  const password = "quiet-room-9"
  await call(`${url}/api/auth/mobile-verification-code`, { mobile, purpose: "register" })
  const letters = (await (await fetch(`${url}/dev/outbox.json`)).json()) as { text: string }[]
  const verificationCode = /\b\d{6}\b/.exec(letters[0]?.text ?? "")?.[0]
  const settings = (await (await fetch(`${url}/api/common/settings`)).json()) as {
    data: { termsVersion: string }
  }
  const { termsVersion } = settings.data
  await call(`${url}/api/auth/register`, {
    nickname: "Lan",
    mobile,
    password,
    verificationCode,
    termsVersion,
  })
  const signIn = { mobileOrEmail: mobile, password }
  return { mobile, signIn, token: String(await call(`${url}/api/auth/login`, signIn)) }
}

/** Makes so many accounts with the same password. */
export async function copyAccounts(client: Client, { mobile }: Person, count: number): Promise<void> {
  await client.query(
    `insert into account (id, username, nickname, email, mobile, password_hash)
    select gen_random_uuid(), 'known-' || n, nickname, 'known-' || lpad(n::text, 7, '0') || '@example.com',
      '+8491' || lpad(n::text, 7, '0'), password_hash
    from account, generate_series(0, $2 - 1) as n where mobile = $1`,
    [mobile, count],
  )
  await client.query("analyze")
}

async function call(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown }
  if (code !== 200) throw new Error(`${url} answered ${code}: ${message}`)
  return data
}
