import { createHash } from "node:crypto"
import * as z from "zod/mini"
import type { CoohomConfig } from "../../config.ts"
import { AppError } from "../../platform/app-error.ts"
import { nameFault, parseJson, readAnswerText } from "../../platform/foreign-answer.ts"

/** Both calls together: somebody waits in front of an empty window. */
const wholeMs = 5_000
const answerBytes = 65_536

/** Any other `c` is a refusal. */
const Answer = z.object({
  c: z.union([z.string(), z.int()]),
  d: z.optional(z.nullable(z.object({ url: z.optional(z.string()), token: z.optional(z.string()) }))),
})
type Answer = z.infer<typeof Answer>

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** What did not work, in words that a log may hold: no address, no name, no secret. */
class ToolFault extends Error {
  constructor(words: string) {
    super(`Coohom: ${words}`)
    this.name = "ToolFault"
  }
}

const refuse = (words: string): AppError => new AppError("designToolFails", { cause: new ToolFault(words) })

/**
 * Signs somebody in at Coohom, and up where they are not known there. Gives the address that opens its tool: whoever has
 * it is that person, so it goes to nobody else. Throws `designToolFails`.
 */
export async function signInAtCoohom(
  config: CoohomConfig,
  person: Person,
  now: Date,
): Promise<{ token: string; address: string }> {
  const signal = AbortSignal.timeout(wholeMs)
  const known = await ask("login", { config, person, now, signal })
  const answer = isTaken(known) ? known : await ask("register", { config, person, now, signal })
  if (!isTaken(answer)) throw refuse("refused the person")
  const { url = "", token = "" } = answer.d ?? {}
  const address = URL.parse(url)
  if (token === "" || !address || !/^https?:$/.test(address.protocol)) throw refuse("gave no address")
  return { token, address: address.href }
}

const isTaken = ({ c }: Answer): boolean => String(c) === "0"

interface Asking {
  readonly config: CoohomConfig
  readonly person: Person
  readonly now: Date
  readonly signal: AbortSignal
}

async function ask(call: "login" | "register", { config, person, now, signal }: Asking): Promise<Answer> {
  const { id, name, email } = person
  try {
    const response = await fetch(addressOf(config, call, id, now), {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ name, email }),
      // The query is signed for that server alone.
      redirect: "manual",
      signal,
    })
    const text = await readAnswerText(response, answerBytes)
    if (text === null) throw refuse("gave an endless answer")
    const parsed = z.safeParse(Answer, parseJson(text))
    if (!parsed.success) throw refuse(`answered HTTP ${response.status} without a result to ${call}`)
    return parsed.data
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refuse(`${call} ${nameFault(error)}`)
  }
}

/** `https://api.example/base` -> `https://api.example/base/global/i18n-user/login?appuid=…&sign=…` */
function addressOf({ address, appKey, appSecret }: CoohomConfig, call: string, id: string, now: Date): URL {
  const url = new URL(address)
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/global/i18n-user/${call}`
  const timestamp = String(now.getTime())
  // MD5 is what the protocol asks for.
  const sign = createHash("md5").update(`${appSecret}${appKey}${id}${timestamp}`).digest("hex")
  for (const [name, value] of Object.entries({ appuid: id, appkey: appKey, timestamp, sign }))
    url.searchParams.set(name, value)
  return url
}
