import { createHmac } from "node:crypto"
import { isRobot } from "./is-robot.ts"
import type { Services } from "./services.ts"
import { localDay } from "./vietnam/local-periods.ts"

interface Visit {
  /** A calendar day in Vietnam. */
  readonly day: string
  /** The same for all visits of one visitor on one day. */
  readonly hash: string
}

/**
 * Identifies a visitor, to count each once a day; null for robots. The hash is keyed with the day, so nobody
 * can be followed from one day to the next.
 */
export function hashVisitor(
  { config, clock }: Pick<Services, "config" | "clock">,
  { address, userAgent }: { readonly address: string; readonly userAgent: string },
): Visit | null {
  if (isRobot(userAgent)) return null
  const day = localDay(clock.now())
  const hash = createHmac("sha256", config.appSecret)
    .update(`${day}|${address}|${userAgent}`)
    .digest("base64url")
    .slice(0, 22)
  return { day, hash }
}
