import { comparePlaces, distance, isSamePlace, type Vector } from "./vectors.ts"

/**
 * Groups positions that are nearer than `reach`, also in chains, and represents each group by its leftmost
 * lowest position (of the firm ones, if it has any). Returns the groups from left to right and finds the
 * group of a position.
 */
export function clusterPlaces(
  firm: readonly Vector[],
  loose: readonly Vector[],
  reach: number,
): { readonly places: readonly Vector[]; readonly groupOf: (place: Vector) => number } {
  const all = [
    ...firm.map((place) => ({ place, isFirm: true })),
    ...loose.map((place) => ({ place, isFirm: false })),
  ].toSorted((a, b) => comparePlaces(a.place, b.place) || Number(b.isFirm) - Number(a.isFirm))
  const sorted = all.filter(({ place }, at) => {
    const before = all[at - 1]
    return !before || !isSamePlace(before.place, place)
  })
  const leader = sorted.map((_, at) => at)
  const find = (at: number): number => {
    let top = at
    while (leader[top] !== top) top = leader[top] ?? top
    return top
  }
  for (const [at, { place }] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (!other || other.place.x - place.x > reach) break
      if (distance(place, other.place) <= reach)
        leader[Math.max(find(at), find(next))] = Math.min(find(at), find(next))
    }
  }
  const names = new Map<number, Vector>()
  const isNamedFirmly = new Set<number>()
  for (const [at, { place, isFirm }] of sorted.entries()) {
    const group = find(at)
    if (names.has(group) && (!isFirm || isNamedFirmly.has(group))) continue
    names.set(group, place)
    if (isFirm) isNamedFirmly.add(group)
  }
  const groups = [...names].toSorted(([, a], [, b]) => comparePlaces(a, b))
  const numbers = new Map(groups.map(([group], number) => [group, number]))
  // By x, then by y: comparing numbers as text would take longer than everything else here.
  const columns = new Map<number, Map<number, number>>()
  for (const [at, { place }] of sorted.entries()) {
    const column = columns.get(place.x) ?? new Map<number, number>()
    columns.set(place.x, column.set(place.y, numbers.get(find(at)) ?? 0))
  }
  return {
    places: groups.map(([, place]) => place),
    groupOf: ({ x, y }) => columns.get(x)?.get(y) ?? 0,
  }
}
