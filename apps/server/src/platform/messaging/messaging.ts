import type { Transaction } from "kysely"
import type { Config, MailConfig } from "../../config.ts"
import { AppError } from "../app-error.ts"
import type { Database } from "../database/connect.ts"
import type { JobTiming, Jobs } from "../../jobs/create-jobs.ts"
import { defineSingleJob } from "../../jobs/job.ts"
import type { DB } from "../database/row-types.ts"
import { newId } from "../ids.ts"
import type { Logger } from "../log.ts"
import { cacheSender, type Channels, type ReadChannels } from "./channels.ts"
import type { Message, Messaging } from "./message.ts"
import { saveToOutbox, nobody, type OutboxMessage } from "./outbox.ts"
import { refuseSending, SendingFault } from "./refuse-sending.ts"
import { createSmtpSender } from "./send-email.ts"
import { createSmsGateway } from "./sms-gateway.ts"
import { channelOf, StoredMessage } from "./stored-message.ts"

interface MessagingServices {
  readonly config: Pick<Config, "production" | "publicUrl">
  /** Read for every message: a change in the back office applies to every process at once. */
  readonly readChannels: ReadChannels
  readonly database: Pick<Database, "db">
  readonly log: Logger
  readonly jobs: Pick<Jobs, "register" | "add">
}

interface MessagingOptions {
  /** The first pause after a failure; each further one doubles. */
  readonly pauseSeconds?: number
}

const job = "letter"
const tries = 5
/** News of an account outlasts an hour's outage of the mail server, a code only its validity. */
const pauseSeconds = { news: 300, code: 15 } as const
const newsLiveSeconds = 86_400

/**
 * Creates the messaging: emails by SMTP, SMS by the gateway. Messages of a channel that is not set up go to
 * the outbox outside production, and fail in production.
 */
export function createMessaging(services: MessagingServices, options: MessagingOptions = {}): Messaging {
  const { config, database, log, jobs, readChannels } = services
  const senderOfEmails = cacheSender((mail: MailConfig) => createSmtpSender(mail, config.publicUrl))
  const senderOfSms = cacheSender(createSmsGateway)

  function isOutboxed({ mail, sms }: Channels, message: Pick<StoredMessage, "to">): boolean {
    if (config.production) return false
    const channel = channelOf(message)
    // A message to nobody takes the same path.
    return channel === null ? !mail && !sms : channel === "email" ? !mail : !sms
  }

  const known = new WeakMap<Transaction<DB>, Promise<Channels>>()

  /** As one transaction sees them. */
  function channelsIn(tx: Transaction<DB>): Promise<Channels> {
    const asked = known.get(tx) ?? readChannels(tx)
    known.set(tx, asked)
    return asked
  }

  async function deliver(id: string, message: StoredMessage): Promise<void> {
    const channels = await readChannels(database.db)
    if (isOutboxed(channels, message)) return saveToOutbox(database.db, await formatForOutbox(message))
    await sendBy(channels, id, message)
  }

  async function sendBy({ mail, sms }: Channels, id: string, message: StoredMessage): Promise<void> {
    const { formatEmail, formatSms } = await loadFormats()
    const { to, language } = message
    if ("nobody" in to) return
    if ("mobile" in to && sms) return senderOfSms(sms)({ to: to.mobile, text: formatSms(message) })
    if ("email" in to && mail)
      return senderOfEmails(mail)({ id, to: to.email, language, ...formatEmail(message) })
    throw refuseSending(`no ${channelOf(message)} is set up`)
  }

  jobs.register(
    defineSingleJob({
      name: job,
      schema: StoredMessage,
      tries,
      longestSeconds: 60,
      atOnce: 5,
      // A code is worthless when it arrives too late.
      keepsFailed: (message) => message === null || !("minutes" in message.values),
      async work(message, { id }) {
        try {
          await deliver(id, message)
        } catch (error) {
          const reason = wordsOf(error)
          log.warn(
            { message: message.name, channel: channelOf(message), id, reason },
            "a message was not sent",
          )
          throw new Error(reason, { cause: error })
        }
      },
    }),
  )

  return {
    async sendNow(message) {
      try {
        await deliver(newId(), message)
      } catch (error) {
        log.warn(
          { message: message.name, channel: channelOf(message), reason: wordsOf(error) },
          "a message was not sent",
        )
        throw error
      }
    },
    sendBy: (channels, message) => sendBy(channels, newId(), message),
    lookAhead(tx) {
      if (!config.production) channelsIn(tx).catch(() => {})
    },
    async enqueue(tx, message) {
      // In production nothing goes to the outbox: there is nothing to look up.
      if (!config.production && isOutboxed(await channelsIn(tx), message))
        return saveToOutbox(tx, await formatForOutbox(message))
      await jobs.add(tx, job, newId(), message, timingOf(message, options))
    },
  }
}

/** Loaded with the first message: a start does not wait for it. */
const loadFormats = () => import("./format-message.ts")

async function formatForOutbox(message: StoredMessage): Promise<OutboxMessage> {
  const { formatEmail, formatSms } = await loadFormats()
  const { to } = message
  if ("mobile" in to)
    return { channel: "sms", to: to.mobile, subject: "", text: formatSms(message), html: null }
  const { subject, text, html } = formatEmail(message)
  return { channel: "email", to: "email" in to ? to.email : nobody, subject, text, html }
}

function timingOf({ values }: Message, options: MessagingOptions): JobTiming {
  const minutes = "minutes" in values ? values.minutes : null
  return {
    pauseSeconds: options.pauseSeconds ?? (minutes === null ? pauseSeconds.news : pauseSeconds.code),
    livesSeconds: minutes === null ? newsLiveSeconds : minutes * 60,
  }
}

/** What a log may contain: our own words, or the kind of error. */
function wordsOf(error: unknown): string {
  if (error instanceof AppError && error.cause instanceof SendingFault) return error.cause.message
  return error instanceof Error ? error.name : "unknown"
}
