import { accountLimits } from "@roomwright/contract/accounts/fields"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import { addPressure, isPressed, type Pressure } from "../../platform/limits/pressure.ts"
import type { Services } from "../../platform/services.ts"
import { findAsker, hashName, type Visitor } from "./askers.ts"

const hourMs = 3_600_000
/** Per network, for all its visitors and all addresses. */
const perNetwork: Limit = { name: "code-address", most: 60, windowMs: hourMs }
const perNetworkUnderPressure = 5
/** Per account for its own browsers, and for its sessions. */
const perOwner: Limit = { name: "code-owner", most: 30, windowMs: 24 * hourMs }

/** By strangers to one email address or number. Above this they get codes that are too long to guess. */
const sentToOne: Pressure = { name: "codes to one", from: 15, windowMs: 24 * hourMs }
/** In total. Above this each network gets fewer. */
const sentToAll: Pressure = { name: "codes sent", from: 5_000, windowMs: hourMs }
/** Within this time the same address gets no second long code: the owner of the mailbox has the first. */
const longCodeEveryMs = 5 * 60_000

/** The recipient of a code, and the person who requests it. */
export interface CodeAsked {
  readonly key: string
  readonly accountOfIdentity: string | undefined
  /** Of the signed-in account, for `bind`. */
  readonly accountId: string | null
  readonly visitor: Visitor
}

/** The kind of code, and its holder: only they can try it. */
export interface CodeHolder {
  readonly asker: Buffer
  readonly browser: Buffer | null
  readonly isLong: boolean
  /** How long until the same asker gets another. */
  readonly resendMs: number
}

/**
 * Counts a code for the person who requests it. Throws `tooManyRequests`; strangers can never cause that for
 * a browser that the account knows, nor for another network.
 */
export async function admitSender(
  { config, clock }: Pick<Services, "config" | "clock">,
  db: Kysely<DB>,
  { key, accountOfIdentity, accountId, visitor }: CodeAsked,
): Promise<CodeHolder> {
  const now = clock.now()
  const short = { isLong: false, resendMs: accountLimits.codeResendMs }
  const counting = { db, clock }
  const limited = config.rateLimits
  if (accountId !== null) {
    if (limited) await countUse(counting, perOwner, accountId)
    return { asker: hashName(`account ${accountId}`), browser: null, ...short }
  }
  const own = nameHolder(visitor)
  if (!limited) return { ...own, ...short }
  const { isKnown, key: asker } = await findAsker(db, accountOfIdentity, visitor)
  if (isKnown) {
    await countUse(counting, perOwner, `${asker} ${accountOfIdentity}`)
    return { ...own, ...short }
  }
  const isFull = await isPressed(counting, sentToAll, "")
  await countUse(
    counting,
    isFull ? { ...perNetwork, most: perNetworkUnderPressure } : perNetwork,
    visitor.address,
  )
  if (!(await isPressed(counting, sentToOne, key))) return { ...own, ...short }
  const slot = Math.floor(now.getTime() / longCodeEveryMs)
  const resendMs = (slot + 1) * longCodeEveryMs - now.getTime()
  return { asker: hashName(`all of ${slot}`), browser: null, isLong: true, resendMs }
}

/** After a code was sent. */
export async function recordSent(
  { config, database: { db }, clock }: Pick<Services, "config" | "database" | "clock">,
  { key }: Pick<CodeAsked, "key">,
): Promise<void> {
  if (!config.rateLimits) return
  await addPressure({ db, clock }, sentToOne, key)
  await addPressure({ db, clock }, sentToAll, "")
}

/** A browser with an id holds its codes by it; a new one by its network and the id that it is given. */
function nameHolder({ address, browser }: Visitor): Pick<CodeHolder, "asker" | "browser"> {
  if (browser && !browser.isNew) return { asker: hashName(`browser ${browser.name}`), browser: null }
  const name = browser ? hashName(`browser ${browser.name}`) : null
  return { asker: hashName(`network ${address}`), browser: name }
}

/** The keys by which this visitor's codes are found. */
export function holdersOf(accountId: string | null, { address, browser }: Visitor): Buffer[] {
  if (accountId !== null) return [hashName(`account ${accountId}`)]
  return browser && !browser.isNew ? [hashName(`browser ${browser.name}`)] : [hashName(`network ${address}`)]
}
