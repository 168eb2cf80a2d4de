/** What became of an item of a group. What is `apart` is done by itself, where it may wait or fail without holding up others. */
export type Outcome<Result> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "refused"; readonly error: Error }
  | { readonly kind: "apart" }

export const apart = { kind: "apart" } as const

interface GroupWork<Item, Result> {
  /** The most items of a group. */
  readonly most: number
  /** Items with the same key are never in one group. */
  keyOf(item: Item): string
  /** Gives the outcomes in the order of the items. It waits for nobody, or all that come later would. When it throws, each is done alone. */
  together(items: readonly Item[]): Promise<readonly Outcome<Result>[]>
  /** May wait and fail. */
  alone(item: Item): Promise<Result>
  /** Hears of a group that threw: those who asked may all be well alone, and somebody should know. */
  onFailure(error: unknown): void
}

interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Does together what is asked for while an earlier group is at work: what each piece of work costs by itself (packets, a
 * commit) is then paid once for all. Nobody waits for a group to fill.
 */
export function workInGroups<Item, Result>({
  most,
  keyOf,
  together,
  alone,
  onFailure,
}: GroupWork<Item, Result>): (item: Item) => Promise<Result> {
  type Each = Waiting<Item, Result>
  let waiting: Each[] = []
  let isBusy = false

  function takeGroup(): Each[] {
    const group = new Map<string, Each>()
    const later: Each[] = []
    for (const each of waiting) {
      const key = keyOf(each.item)
      if (group.size >= most || group.has(key)) later.push(each)
      else group.set(key, each)
    }
    waiting = later
    return [...group.values()]
  }

  async function doTogether(group: readonly Each[]): Promise<void> {
    const outcomes = await together(group.map(({ item }) => item)).catch((error: unknown) => {
      onFailure(error)
      return []
    })
    for (const [at, each] of group.entries()) {
      const outcome = outcomes[at] ?? apart
      if (outcome.kind === "done") each.resolve(outcome.result)
      else if (outcome.kind === "refused") each.reject(outcome.error)
      // The next group does not wait for it.
      else void alone(each.item).then(each.resolve, each.reject)
    }
  }

  async function workOff(): Promise<void> {
    while (waiting.length > 0) await doTogether(takeGroup())
    isBusy = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isBusy) return
      isBusy = true
      // What comes in the same turn comes along.
      setImmediate(() => void workOff())
    })
}
