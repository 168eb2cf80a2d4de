import type { Kysely } from "kysely"
import type { MailConfig, SmsConfig } from "../../config.ts"
import type { DB } from "../database/row-types.ts"

/** Where messages go out; undefined is nowhere. */
export interface Channels {
  readonly mail: MailConfig | undefined
  readonly sms: SmsConfig | undefined
}

/** Gives the channels in force at this moment. */
export type ReadChannels = (db: Kysely<DB>) => Promise<Channels>

/** Makes a sender once for each of its settings in turn: it keeps what it has open until they change. */
export function cacheSender<Settings, Send>(create: (settings: Settings) => Send): (of: Settings) => Send {
  let kept: { readonly settings: string; readonly send: Send } | null = null
  return (of) => {
    const settings = JSON.stringify(of)
    if (kept?.settings !== settings) kept = { settings, send: create(of) }
    return kept.send
  }
}
