import type { ChannelStates } from "@roomwright/contract/settings/channel-states"
import type { Language } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Message, Recipient } from "../../platform/messaging/message.ts"
import { SendingFault } from "../../platform/messaging/refuse-sending.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { notifyAdministrators } from "../accounts/accounts.public.ts"
import { recordAudit, type AuditEntry } from "../audit/audit.public.ts"
import {
  completeChannel,
  deleteChannel,
  describeChannel,
  saveChannel,
  toMailConfig,
  toSmsConfig,
  type ChannelName,
  type GivenChannel,
  type OpenChannel,
} from "../settings/settings.public.ts"

/** The administrator, their language, and the recipient of a test. */
export interface TestOf {
  readonly actorId: string
  readonly language: Language
  readonly to: Recipient
}

/**
 * A limit on tests, whose recipient the administrator chooses freely: they must not become a way to write to
 * many.
 */
const testLimit: Limit = { name: "channel-test", most: 20, windowMs: 3_600_000 }

/** How emails and SMS are sent, without the secrets. */
export const describeChannels = async ({
  config,
  database: { db },
}: Pick<Services, "config" | "database">): Promise<ChannelStates> => ({
  email: await describeChannel(db, config, "email"),
  sms: await describeChannel(db, config, "sms"),
})

/**
 * Sets how emails or SMS are sent, after a successful test: a mistake would lock out everyone who waits for a
 * code. Applies at once, in every process. Throws `secretMissing`, `testNotSent` and `tooManyRequests`.
 */
export async function changeChannel(
  services: Services,
  name: ChannelName,
  given: GivenChannel,
  test: TestOf,
): Promise<ChannelStates> {
  const { config, database, messaging, clock } = services
  await countUse({ db: database.db, clock }, testLimit, test.actorId)
  const open = await completeChannel(database.db, config, name, given, clock.now())
  await orExplain(messaging.sendBy(channelOf(name, open), messageOf(test)))
  const details = {
    host: new URL(open.address).host,
    user: open.user,
    sender: open.sender,
    isPasswordNew: given.password !== undefined && open.password !== "",
  }
  await note(services, { actorId: test.actorId, action: `${name}-channel.change`, details }, name, (tx) =>
    saveChannel(tx, config, name, open),
  )
  return describeChannels(services)
}

/** Deletes the setting: the environment's applies again. */
export async function removeChannel(
  services: Services,
  name: ChannelName,
  actorId: string,
): Promise<ChannelStates> {
  await note(services, { actorId, action: `${name}-channel.remove` }, name, (tx) => deleteChannel(tx, name))
  return describeChannels(services)
}

/** Sends a test by the current channel. Throws `testNotSent` and `tooManyRequests`. */
export async function testChannel(
  services: Services,
  name: ChannelName,
  test: TestOf,
): Promise<{ by: "desk" | "environment" | "outbox" }> {
  const { config, database, messaging, clock } = services
  await countUse({ db: database.db, clock }, testLimit, test.actorId)
  const { source } = await describeChannel(database.db, config, name)
  const sending = messaging.sendNow(messageOf(test))
  const isSent = await sending.then(
    () => true,
    () => false,
  )
  await note(
    services,
    { actorId: test.actorId, action: `${name}-channel.test`, details: { by: source, isSent } },
    name,
  )
  await orExplain(sending)
  return { by: source === "none" ? "outbox" : source }
}

const messageOf = ({ to, language }: TestOf): Message => ({ name: "channel-test", to, language, values: {} })

const channelOf = (name: ChannelName, open: OpenChannel) =>
  name === "email"
    ? { mail: toMailConfig(open), sms: undefined }
    : { mail: undefined, sms: toSmsConfig(open) }

/** Shows more detail than other readers get: where sending failed, as in the log. */
async function orExplain(sending: Promise<void>): Promise<void> {
  try {
    await sending
  } catch (error) {
    if (!(error instanceof AppError) || !(error.cause instanceof SendingFault)) throw error
    const reason = [error.cause.message, error.values["reason"]].filter(Boolean).join(": ")
    throw new AppError("testNotSent", { values: { reason }, cause: error.cause })
  }
}

const toldChanges = {
  email: { changed: "EMAIL_CHANNEL", removed: "EMAIL_CHANNEL_REMOVED" },
  sms: { changed: "SMS_CHANNEL", removed: "SMS_CHANNEL_REMOVED" },
} as const

async function note(
  services: Services,
  entry: Omit<AuditEntry, "subject">,
  name: ChannelName,
  work?: (tx: Transaction<DB>) => Promise<void>,
): Promise<void> {
  const isRemoval = entry.action.endsWith(".remove")
  await inTransaction(services, async (tx) => {
    await work?.(tx)
    await recordAudit(tx, services.clock.now(), { ...entry, subject: { kind: "setting", id: name } })
    if (!work) return
    await recordEvent(tx, { type: "settings-changed" })
    const change = toldChanges[name][isRemoval ? "removed" : "changed"]
    await notifyAdministrators(tx, services, { actorId: entry.actorId, change })
  })
}
