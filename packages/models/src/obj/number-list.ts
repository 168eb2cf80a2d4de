/** Numbers that are gathered one by one, 8 bytes each: of a large file there are millions. */
export interface NumberList {
  readonly length: number
  at(index: number): number
  push(value: number): void
  /** Those gathered so far. */
  toArray(): Float64Array
}

export function openNumberList(): NumberList {
  let held = new Float64Array(1_024)
  let length = 0
  return {
    get length() {
      return length
    },
    at: (index) => held[index] ?? Number.NaN,
    push(value) {
      if (length === held.length) {
        const larger = new Float64Array(held.length * 2)
        larger.set(held)
        held = larger
      }
      held[length++] = value
    },
    toArray: () => held.slice(0, length),
  }
}
