/** The ids with one of them a place nearer to the start or the end; null where there is no such place. */
export function moveItem(ids: readonly string[], from: number, by: -1 | 1): string[] | null {
  const [moved, other] = [ids[from], ids[from + by]]
  if (moved === undefined || other === undefined) return null
  return ids.map((id, at) => (at === from ? other : at === from + by ? moved : id))
}
