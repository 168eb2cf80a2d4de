import * as z from "zod/mini"
import type { SmsConfig } from "../../config.ts"
import { AppError } from "../app-error.ts"
import { nameFault, parseJson, readAnswerText } from "../foreign-answer.ts"
import { refuseSending } from "./refuse-sending.ts"

export interface Sms {
  /** E.164. */
  readonly to: string
  readonly text: string
}

export type SendSms = (sms: Sms) => Promise<void>

/** Both calls together. */
const wholeMs = 10_000
const answerBytes = 65_536

/** The gateway's answer to either call. Gateways differ in how they write these. */
const Answer = z.object({
  status: z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,6}$/))]), z.transform(Number)),
  message: z.optional(z.string()),
  sessionId: z.optional(z.union([z.string().check(z.minLength(1)), z.int()])),
})
type Answer = z.infer<typeof Answer>

const sessionRefused = new Set([401, 403])

/**
 * Sends SMS by the gateway's two calls: a login that returns a session, and a send within it. The session is
 * reused until the gateway refuses it. Throws `sendingFailed` with the gateway's own message.
 */
export function createSmsGateway({ gatewayUrl, user, password, sender }: SmsConfig): SendSms {
  let session: Promise<string> | null = null

  function openSession(signal: AbortSignal): Promise<string> {
    const opening = login(signal)
    session = opening
    // The next message tries again.
    opening.catch(() => forget(opening))
    return opening
  }

  function forget(old: Promise<string>): void {
    if (session === old) session = null
  }

  async function login(signal: AbortSignal): Promise<string> {
    const { status, message, sessionId } = await ask("login", { user, password }, signal)
    if (status !== 200) throw refuseSending(`SMS gateway: login answered ${status}`, message)
    if (sessionId === undefined) throw refuseSending("SMS gateway: login gave no session")
    return String(sessionId)
  }

  async function ask(
    call: "login" | "send",
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Answer> {
    try {
      const response = await fetch(addressOf(gatewayUrl, call, query), {
        headers: { accept: "application/json" },
        // The query contains a password or a number: it must reach nobody else.
        redirect: "manual",
        signal,
      })
      const text = await readAnswerText(response, answerBytes)
      if (text === null) throw refuseSending("SMS gateway: an endless answer")
      return readAnswer(response.status, text, call)
    } catch (error) {
      if (error instanceof AppError) throw error
      throw refuseSending(`SMS gateway: ${call} ${nameFault(error)}`)
    }
  }

  return async ({ to, text }) => {
    const signal = AbortSignal.timeout(wholeMs)
    const send = async (sessionId: string): Promise<Answer> =>
      ask("send", { sessionId, sender, recipient: to, text }, signal)
    const known = session ?? openSession(signal)
    let answer = await send(await known)
    if (sessionRefused.has(answer.status)) {
      // The refused call sent nothing, so this does not send twice.
      forget(known)
      answer = await send(await (session ?? openSession(signal)))
    }
    if (answer.status !== 200)
      throw refuseSending(`SMS gateway: send answered ${answer.status}`, answer.message)
  }
}

/** `https://gateway.example/sms?key=1` -> `https://gateway.example/sms/send?key=1&…` */
function addressOf(base: string, call: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/${call}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** An answer that is not JSON is judged by its HTTP status, a redirect as a refusal. */
function readAnswer(httpStatus: number, text: string, call: string): Answer {
  const parsed = Answer.safeParse(parseJson(text))
  if (parsed.success && httpStatus < 300) return parsed.data
  if (parsed.success && httpStatus >= 400)
    return { ...parsed.data, status: parsed.data.status === 200 ? httpStatus : parsed.data.status }
  if (httpStatus >= 400) return { status: httpStatus }
  throw refuseSending(`SMS gateway: ${call} answered HTTP ${httpStatus} without a status`)
}
