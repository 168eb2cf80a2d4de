import type { Kysely } from "kysely"
import type { MailConfig, SmsConfig } from "../../config.ts"
import type { DB } from "../database/row-types.ts"

/** The channels for messages; undefined when one is not set up. */
export interface Channels {
  readonly mail: MailConfig | undefined
  readonly sms: SmsConfig | undefined
}

/** Returns the channels currently in use. */
export type ReadChannels = (db: Kysely<DB>) => Promise<Channels>

/** Creates a sender once per settings: it keeps its connections until the settings change. */
export function cacheSender<Settings, Send>(create: (settings: Settings) => Send): (of: Settings) => Send {
  let kept: { readonly settings: string; readonly send: Send } | null = null
  return (of) => {
    const settings = JSON.stringify(of)
    if (kept?.settings !== settings) kept = { settings, send: create(of) }
    return kept.send
  }
}
