import { isbot } from "isbot"

const known = new Map<string, boolean>()
const mostKnown = 1_000

/** True for who says that it is no person's browser, or says nothing. Every page that is sent asks: answers are kept. */
export function isRobot(userAgent: string): boolean {
  const found = known.get(userAgent)
  if (found !== undefined) return found
  // Whoever makes up names by the thousand makes us look again, and no more.
  if (known.size >= mostKnown) known.clear()
  const isOne = userAgent === "" || isbot(userAgent)
  known.set(userAgent, isOne)
  return isOne
}
