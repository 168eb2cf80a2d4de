import type { Transaction } from "kysely"
import type { Config, MailConfig } from "../../config.ts"
import { AppError } from "../app-error.ts"
import type { Database } from "../database/connect.ts"
import type { JobTiming, Jobs } from "../../jobs/create-jobs.ts"
import { defineSingleJob } from "../../jobs/job.ts"
import type { DB } from "../database/row-types.ts"
import { newId } from "../ids.ts"
import type { Logger } from "../log.ts"
import { keepSender, type Channels, type ReadChannels } from "./channels.ts"
import type { Letter, Post } from "./message.ts"
import { keepLetter, nobody, type OutboxLetter } from "./outbox.ts"
import { refuseSending, SendingFault } from "./refuse-sending.ts"
import { createSmtpSender } from "./send-email.ts"
import { createSmsGateway } from "./sms-gateway.ts"
import { channelOf, StoredLetter } from "./stored-message.ts"

interface PostServices {
  readonly config: Pick<Config, "production" | "publicUrl">
  /** Read for every letter: a change at the desk is in force in every process at once. */
  readonly readChannels: ReadChannels
  readonly database: Pick<Database, "db">
  readonly log: Logger
  readonly jobs: Pick<Jobs, "register" | "add">
}

interface PostOptions {
  /** The first pause after a failure; each is twice the one before. */
  readonly pauseSeconds?: number
}

const job = "letter"
const tries = 5
/** News of an account wait out an hour's outage of the mail server, a code only as long as it is valid. */
const pauseSeconds = { news: 300, code: 15 } as const
const newsLiveSeconds = 86_400

/**
 * Makes the post: emails by SMTP, SMS by the gateway; what is not set up goes into the outbox outside production, and
 * fails in it.
 */
export function createPost(services: PostServices, options: PostOptions = {}): Post {
  const { config, database, log, jobs, readChannels } = services
  const senderOfEmails = keepSender((mail: MailConfig) => createSmtpSender(mail, config.publicUrl))
  const senderOfSms = keepSender(createSmsGateway)

  function isOutboxed({ mail, sms }: Channels, letter: Pick<StoredLetter, "to">): boolean {
    if (config.production) return false
    const channel = channelOf(letter)
    // One to nobody goes the way of the others.
    return channel === null ? !mail && !sms : channel === "email" ? !mail : !sms
  }

  const known = new WeakMap<Transaction<DB>, Promise<Channels>>()

  /** As one transaction sees them. */
  function channelsIn(tx: Transaction<DB>): Promise<Channels> {
    const asked = known.get(tx) ?? readChannels(tx)
    known.set(tx, asked)
    return asked
  }

  async function deliver(id: string, letter: StoredLetter): Promise<void> {
    const channels = await readChannels(database.db)
    if (isOutboxed(channels, letter)) return keepLetter(database.db, await wordForOutbox(letter))
    await sendBy(channels, id, letter)
  }

  async function sendBy({ mail, sms }: Channels, id: string, letter: StoredLetter): Promise<void> {
    const { wordEmail, wordSms } = await loadWords()
    const { to, language } = letter
    if ("nobody" in to) return
    if ("mobile" in to && sms) return senderOfSms(sms)({ to: to.mobile, text: wordSms(letter) })
    if ("email" in to && mail)
      return senderOfEmails(mail)({ id, to: to.email, language, ...wordEmail(letter) })
    throw refuseSending(`no ${channelOf(letter)} is set up`)
  }

  jobs.register(
    defineSingleJob({
      name: job,
      schema: StoredLetter,
      tries,
      longestSeconds: 60,
      atOnce: 5,
      // A code is worth nothing when it arrives too late.
      keepsFailed: (letter) => letter === null || !("minutes" in letter.values),
      async work(letter, { id }) {
        try {
          await deliver(id, letter)
        } catch (error) {
          const reason = wordsOf(error)
          log.warn({ letter: letter.name, channel: channelOf(letter), id, reason }, "a letter was not sent")
          throw new Error(reason, { cause: error })
        }
      },
    }),
  )

  return {
    async sendNow(letter) {
      try {
        await deliver(newId(), letter)
      } catch (error) {
        log.warn(
          { letter: letter.name, channel: channelOf(letter), reason: wordsOf(error) },
          "a letter was not sent",
        )
        throw error
      }
    },
    sendBy: (channels, letter) => sendBy(channels, newId(), letter),
    lookAhead(tx) {
      if (!config.production) channelsIn(tx).catch(() => {})
    },
    async enqueue(tx, letter) {
      // In production nothing goes to the outbox: there is nothing to look up.
      if (!config.production && isOutboxed(await channelsIn(tx), letter))
        return keepLetter(tx, await wordForOutbox(letter))
      await jobs.add(tx, job, newId(), letter, timingOf(letter, options))
    },
  }
}

/** Loaded with the first letter: a start does not wait for it. */
const loadWords = () => import("./format-message.ts")

async function wordForOutbox(letter: StoredLetter): Promise<OutboxLetter> {
  const { wordEmail, wordSms } = await loadWords()
  const { to } = letter
  if ("mobile" in to) return { channel: "sms", to: to.mobile, subject: "", text: wordSms(letter), html: null }
  const { subject, text, html } = wordEmail(letter)
  return { channel: "email", to: "email" in to ? to.email : nobody, subject, text, html }
}

function timingOf({ values }: Letter, options: PostOptions): JobTiming {
  const minutes = "minutes" in values ? values.minutes : null
  return {
    pauseSeconds: options.pauseSeconds ?? (minutes === null ? pauseSeconds.news : pauseSeconds.code),
    livesSeconds: minutes === null ? newsLiveSeconds : minutes * 60,
  }
}

/** What a log may hold: our own words, or what kind of error it was. */
function wordsOf(error: unknown): string {
  if (error instanceof AppError && error.cause instanceof SendingFault) return error.cause.message
  return error instanceof Error ? error.name : "unknown"
}
