import { accountLimits } from "@roomwright/contract/accounts/fields"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import { addPressure, isPressed, type Pressure } from "../../platform/limits/pressure.ts"
import type { Services } from "../../platform/services.ts"
import { findAsker, hashName, type Visitor } from "./askers.ts"

const hourMs = 3_600_000
/** Of a network, for all its visitors and whatever address they ask for. */
const perNetwork: Limit = { name: "code-address", most: 60, windowMs: hourMs }
const perNetworkUnderPressure = 5
/** Of an account by its own browsers, and of one that is signed in. */
const perOwner: Limit = { name: "code-owner", most: 30, windowMs: 24 * hourMs }

/** To one email address or number, by strangers. From here on they get codes that are too long to be guessed. */
const sentToOne: Pressure = { name: "codes to one", from: 15, windowMs: 24 * hourMs }
/** Over all. From here on each network gets fewer. */
const sentToAll: Pressure = { name: "codes sent", from: 5_000, windowMs: hourMs }
/** In such a time no second long code goes to the same address: who reads that mailbox has the first. */
const longCodeEveryMs = 5 * 60_000

/** Who is to be sent a code, and who asks for it. */
export interface CodeAsked {
  readonly key: string
  readonly accountOfIdentity: string | undefined
  /** Of the signed-in account, for `bind`. */
  readonly accountId: string | null
  readonly visitor: Visitor
}

/** What code is made, and for whom: only they can try it. */
export interface CodeHolder {
  readonly asker: Buffer
  readonly browser: Buffer | null
  readonly isLong: boolean
  /** How long until the same asker gets another. */
  readonly resendMs: number
}

/**
 * Counts what is sent, on who asks. Throws `tooManyRequests`; what strangers do can never make it throw for a browser that
 * the account knows, nor for another network than theirs.
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

/** After a code went out. */
export async function recordSent(
  { config, database: { db }, clock }: Pick<Services, "config" | "database" | "clock">,
  { key }: Pick<CodeAsked, "key">,
): Promise<void> {
  if (!config.rateLimits) return
  await addPressure({ db, clock }, sentToOne, key)
  await addPressure({ db, clock }, sentToAll, "")
}

/** A browser with a name holds its codes by it, another by its network and by the name that it is given. */
function nameHolder({ address, browser }: Visitor): Pick<CodeHolder, "asker" | "browser"> {
  if (browser && !browser.isNew) return { asker: hashName(`browser ${browser.name}`), browser: null }
  const name = browser ? hashName(`browser ${browser.name}`) : null
  return { asker: hashName(`network ${address}`), browser: name }
}

/** By which of these a code is found that this visitor may try. */
export function holdersOf(accountId: string | null, { address, browser }: Visitor): Buffer[] {
  if (accountId !== null) return [hashName(`account ${accountId}`)]
  return browser && !browser.isNew ? [hashName(`browser ${browser.name}`)] : [hashName(`network ${address}`)]
}
