import type { Config } from "../../config.ts"

/** Outside production a channel that is not set up ends in the outbox, where developers read it. */
export const hasOutbox = ({ production, mail, sms }: Pick<Config, "production" | "mail" | "sms">): boolean =>
  !production && (!mail || !sms)
