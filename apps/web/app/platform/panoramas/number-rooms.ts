/** Names of rooms, the second of a kind with a number: "Bedroom", "Bedroom 2". */
export function numberRooms(
  names: readonly string[],
  word: (name: string, number: number) => string,
): readonly string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return number === 1 ? name : word(name, number)
  })
}
