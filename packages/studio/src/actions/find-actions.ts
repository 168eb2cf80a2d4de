import type { StudioText } from "../use-studio-text.ts"
import type { Action } from "./action.ts"

/** Letters without marks, as people type them: "Tường" is found by "tuong", "đ" by "d". */
export const plain = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("đ", "d")

/** The actions whose name, or that of their group, holds every word; those whose name begins so come first. */
export function findActions(actions: readonly Action[], typed: string, t: StudioText): readonly Action[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return actions
  const [first = ""] = words
  return actions
    .map((action) => ({
      action,
      name: plain(t(action.text)),
      group: plain(t(`action.group.${action.group}`)),
    }))
    .filter(({ name, group }) => words.every((word) => `${name} ${group}`.includes(word)))
    .map(({ action, name }) => ({ action, rank: name.startsWith(first) ? 0 : name.includes(first) ? 1 : 2 }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ action }) => action)
}
