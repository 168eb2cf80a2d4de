/** The same things with one of them at another place. */
export function movePicture(ids: readonly string[], from: number, to: number): readonly string[] {
  const moved = ids[from]
  if (moved === undefined) return ids
  const others = ids.filter((_, at) => at !== from)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}
