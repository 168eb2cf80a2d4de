import { useEffect, useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall, type SiteCall } from "../../platform/site-call.ts"

/** What a queue holds; the same value for as long as the page lives. */
export interface QueueItems<Item> {
  readonly read: (call: SiteCall, id: string) => Promise<Item>
  /** It waits for nobody any more. */
  readonly isDecided: (item: Item) => boolean
}

/** What is in a queue with one of it shown, as staff here and elsewhere work it off. */
export function useQueue<Item extends { readonly id: string }>(
  loaded: readonly Item[],
  isWaiting: boolean,
  { read, isDecided }: QueueItems<Item>,
) {
  const language = useLanguage()
  /** Decided on: a list that was asked for before does not bring them back. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [shownId, setShownId] = useState<string | null>(null)
  /** Decided on by somebody else while it was shown here. */
  const [beaten, setBeaten] = useState<Item | null>(null)
  const lastAt = useRef(0)
  const items = loaded.filter(({ id }) => !gone.has(id))
  const found = items.findIndex(({ id }) => id === shownId)
  const at = found === -1 ? Math.min(lastAt.current, items.length - 1) : found
  const shown = items[at] ?? null
  const lostId = isWaiting && shownId !== null && found === -1 && !gone.has(shownId) ? shownId : null

  useEffect(() => {
    lastAt.current = Math.max(0, at)
    setShownId(shown?.id ?? null)
  }, [at, shown?.id])

  useEffect(() => {
    // What was shown has left the list without us: say who was first.
    if (lostId === null) return
    read(siteCall(language), lostId).then(
      (item) => {
        if (isDecided(item)) setBeaten(item)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
  }, [lostId, language, read, isDecided])

  const take = (id: string): void => {
    const next = items[at + 1] ?? items[at - 1]
    setGone((before) => new Set(before).add(id))
    if (shown?.id === id) setShownId(next?.id ?? null)
  }
  return {
    items,
    shown,
    at,
    goneCount: loaded.length - items.length,
    beaten,
    setBeaten,
    show: setShownId,
    move: (by: 1 | -1): void => {
      const next = items[at + by]
      if (next) setShownId(next.id)
    },
    take,
  }
}
