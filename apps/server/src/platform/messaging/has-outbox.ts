import type { Config } from "../../config.ts"

/**
 * Outside production the outbox takes the messages of a channel that is not set up, for developers to read.
 */
export const hasOutbox = ({ production, mail, sms }: Pick<Config, "production" | "mail" | "sms">): boolean =>
  !production && (!mail || !sms)
