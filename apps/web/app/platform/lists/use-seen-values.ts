import { useState } from "react"

interface Valued {
  readonly id: string
}

/**
 * The values of a filter with those that were offered before and have no hits any more: what vanished would move
 * everything below it while one is choosing.
 */
export function useSeenValues<Value extends Valued>(
  values: readonly Value[],
  toEmpty: (value: Value) => Value,
): readonly Value[] {
  const [seen, setSeen] = useState(values)
  const merged = mergeSeen(seen, values)
  if (merged.length > seen.length) setSeen(merged)
  return merged.map((value) => values.find(({ id }) => id === value.id) ?? toEmpty(value))
}

/** True from the first time on that it was true. */
export function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return isTrue || wasTrue
}

/** Both lists as one, in which each new value stands behind the one that it follows. */
export function mergeSeen<Value extends Valued>(
  seen: readonly Value[],
  values: readonly Value[],
): readonly Value[] {
  const merged = [...seen]
  values.forEach((value, at) => {
    if (merged.some(({ id }) => id === value.id)) return
    const before = merged.findIndex(({ id }) => id === values[at - 1]?.id)
    merged.splice(before + 1, 0, value)
  })
  return merged
}
