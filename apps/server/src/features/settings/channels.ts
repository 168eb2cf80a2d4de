import type { ChannelState } from "@roomwright/contract/settings/channel-states"
import type { Kysely, Transaction } from "kysely"
import * as z from "zod/mini"
import type { Config, MailConfig, SmsConfig } from "../../config.ts"
import { AppError } from "../../platform/app-error.ts"
import { prepare } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Channels } from "../../platform/messaging/channels.ts"
import { openSecret, sealSecret } from "../../platform/sealed-secret.ts"
import { deleteSetting, saveSetting } from "./save-setting.ts"

export type ChannelName = "email" | "sms"

const keys = { email: "email-channel", sms: "sms-channel" } as const

const Stored = z.object({
  address: z.string(),
  user: z.string(),
  sender: z.string(),
  sealedPassword: z.nullable(z.string()),
  passwordSetAt: z.nullable(z.string()),
})
type Stored = z.infer<typeof Stored>

/** A channel as staff enter it; without a password it keeps the stored one. */
export interface GivenChannel {
  readonly address: string
  readonly user: string
  readonly sender: string
  readonly password: string | undefined
}

/** A channel with its password, which may be empty. */
export interface OpenChannel {
  readonly address: string
  readonly user: string
  readonly sender: string
  readonly password: string
  readonly passwordSetAt: string | null
}

type Reading = Kysely<DB> | Transaction<DB>
type Secrets = Pick<Config, "appSecret">

/** Of one or both: for a list of any length the database plans anew each time. */
const readValues = prepare<{ key: string; value: unknown }>(
  "select key, value from setting where key in ($1, $2)",
)

async function readStored<Name extends ChannelName>(
  db: Reading,
  names: readonly Name[],
): Promise<Readonly<Record<Name, Stored | null>>> {
  const asked = names.map((name) => keys[name])
  const rows = await readValues.run(db, [asked[0], asked[1] ?? asked[0]])
  const stored = names.map((name): [Name, Stored | null] => {
    const row = rows.find(({ key }) => key === keys[name])
    return [name, row ? z.parse(Stored, row.value) : null]
  })
  // One entry for each name.
  return Object.fromEntries(stored) as Record<Name, Stored | null>
}

const sealedFor = (name: ChannelName) => ({ use: "settings", owner: keys[name] })

/** Null once APP_SECRET has changed. */
function openChannel({ appSecret }: Secrets, name: ChannelName, stored: Stored | null): OpenChannel | null {
  if (!stored) return null
  const { sealedPassword, ...told } = stored
  if (sealedPassword === null) return { ...told, password: "" }
  const opened = openSecret(appSecret, sealedFor(name), Buffer.from(sealedPassword, "base64"))
  return opened && { ...told, password: opened.toString("utf8") }
}

/** In the form that the email sender needs. */
export function toMailConfig({ address, user, password, sender }: OpenChannel): MailConfig {
  const url = new URL(address)
  if (user !== "") {
    url.username = encodeURIComponent(user)
    url.password = encodeURIComponent(password)
  }
  return { smtpUrl: url.href, from: sender }
}

/** In the form that the SMS sender needs. */
export const toSmsConfig = ({ address, user, password, sender }: OpenChannel): SmsConfig => ({
  gatewayUrl: address,
  user,
  password,
  sender,
})

/** The channels in use: the stored settings, else the environment's. */
export async function readChannels(
  db: Reading,
  config: Pick<Config, "appSecret" | "mail" | "sms">,
): Promise<Channels> {
  const stored = await readStored(db, ["email", "sms"])
  const email = openChannel(config, "email", stored.email)
  const sms = openChannel(config, "sms", stored.sms)
  return { mail: email ? toMailConfig(email) : config.mail, sms: sms ? toSmsConfig(sms) : config.sms }
}

/** The part of a channel that is not secret. */
export async function describeChannel(
  db: Reading,
  config: Pick<Config, "appSecret" | "mail" | "sms">,
  name: ChannelName,
): Promise<ChannelState> {
  const { [name]: stored } = await readStored(db, [name])
  const isReadable = openChannel(config, name, stored) !== null
  const { mail, sms } = config
  const given =
    name === "email"
      ? mail && { address: mail.smtpUrl, sender: mail.from }
      : sms && { address: sms.gatewayUrl, sender: sms.sender }
  const force = stored && isReadable ? stored : given
  return {
    source: stored && isReadable ? "desk" : given ? "environment" : "none",
    sender: force?.sender ?? null,
    host: force ? new URL(force.address).host : null,
    stored: stored && {
      address: stored.address,
      user: stored.user,
      sender: stored.sender,
      passwordSetAt: stored.passwordSetAt,
      isReadable,
    },
  }
}

/**
 * Adds the stored password if none is given, but never for another server: a password goes only where it was
 * entered for. Throws `secretMissing`.
 */
export async function completeChannel(
  db: Reading,
  secrets: Secrets,
  name: ChannelName,
  { password, ...given }: GivenChannel,
  now: Date,
): Promise<OpenChannel> {
  if (given.user === "") return { ...given, password: "", passwordSetAt: null }
  if (password !== undefined) return { ...given, password, passwordSetAt: now.toISOString() }
  const stored = openChannel(secrets, name, (await readStored(db, [name]))[name])
  if (!stored || stored.password === "" || !isSameServer(stored.address, given.address))
    throw new AppError("secretMissing")
  return { ...stored, ...given }
}

/** And by the same protocol: a password that was sent encrypted must not be sent in the clear. */
function isSameServer(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)]
  return a.protocol === b.protocol && a.host === b.host && a.search === b.search
}

/** Stores the channel for all further messages. */
export function saveChannel(
  tx: Transaction<DB>,
  { appSecret }: Secrets,
  name: ChannelName,
  { password, ...told }: OpenChannel,
): Promise<void> {
  const sealedPassword =
    password === "" ? null : sealSecret(appSecret, sealedFor(name), Buffer.from(password)).toString("base64")
  return saveSetting(tx, keys[name], { ...told, sealedPassword })
}

/** Deletes the stored channel: the environment's applies. */
export const deleteChannel = (tx: Transaction<DB>, name: ChannelName): Promise<void> =>
  deleteSetting(tx, keys[name])
