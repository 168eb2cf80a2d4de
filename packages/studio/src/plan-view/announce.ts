import type { Overlay } from "../tools/overlay.ts"
import { sayLength, writeAngle, type PlanWords } from "./plan-words.ts"

/** What is going on, for who hears it: empty where there is nothing to say. */
export function announce(
  { ghosts, measures, snap }: Pick<Overlay, "ghosts" | "measures" | "snap">,
  crosshair: { readonly x: number; readonly y: number } | null,
  words: PlanWords,
): string {
  const { t } = words
  const parts: string[] = []
  for (const { name, label = name && t(name), isRefused } of ghosts) {
    if (label !== undefined) parts.push(isRefused ? t("plan.say.refused", { name: label }) : label)
  }
  const [first, ...more] = measures
  if (first?.angle !== undefined) {
    const [length, angle] = [sayLength(words, first.length), writeAngle(words, first.angle)]
    parts.push(t("plan.say.direction", { length, angle }))
  } else if (first) parts.push(t("plan.say.length", { length: sayLength(words, first.length) }))
  for (const { length } of more) parts.push(sayLength(words, length))
  if (crosshair && parts.length === 0)
    parts.push(t("plan.say.place", { x: sayLength(words, crosshair.x), y: sayLength(words, crosshair.y) }))
  if (snap) parts.push(t(`plan.snap.${snap.kind}`))
  return parts.reduce((all, part) => (all === "" ? part : t("plan.say.and", { all, part })), "")
}
