import type { NewId } from "./outcome.ts"

/** Random ids as `w7k3f9a2m1`: the kind's first letter, a digit, eight more letters or digits. */
export const randomIds =
  (random: () => number): NewId =>
  (kind) => {
    const tail = Array.from({ length: 8 }, () => Math.floor(random() * 36).toString(36)).join("")
    return `${kind.slice(0, 1)}${Math.floor(random() * 10)}${tail}`
  }

/** Sequential ids, for documents made by code: `wall-1`, `wall-2`, `level-1`. */
export function countedIds(): NewId {
  const counts = new Map<string, number>()
  return (kind) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${kind.toLowerCase()}-${count}`
  }
}
