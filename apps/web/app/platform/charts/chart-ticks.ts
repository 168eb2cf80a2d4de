/** The places of a row of `count` that are labelled: the last one, and others as far apart as labels need (both px). */
export function labelledPlaces(count: number, width: number, labelWidth: number): number[] {
  if (count === 0) return []
  const most = Math.max(1, Math.floor(width / labelWidth))
  const step = Math.ceil(count / most)
  return Array.from({ length: count }, (_none, at) => at).filter((at) => (count - 1 - at) % step === 0)
}

/** Where a scale from the least to the most of these values begins and ends; both are round, and 0 is in it. */
export function scaleOf(values: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  return least === 0 && most === 0 ? [0, 1] : [-roundUp(-least), roundUp(most)]
}

/** The next number that begins with 1, 2, 4, 5 or 8 and goes on with zeros. */
function roundUp(value: number): number {
  if (value <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(value))
  const first = [1, 2, 4, 5, 8, 10].find((one) => one * power >= value) ?? 10
  return Math.max(4, first * power)
}
