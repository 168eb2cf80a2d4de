import { isbot } from "isbot"

const known = new Map<string, boolean>()
const mostKnown = 1_000

/**
 * Whether a user agent is not a person's browser, or is missing. Every page view asks this, so results are
 * cached.
 */
export function isRobot(userAgent: string): boolean {
  const found = known.get(userAgent)
  if (found !== undefined) return found
  // A flood of invented names only empties this cache.
  if (known.size >= mostKnown) known.clear()
  const isOne = userAgent === "" || isbot(userAgent)
  known.set(userAgent, isOne)
  return isOne
}
