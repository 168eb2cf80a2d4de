import type { Language } from "@roomwright/contract/language"
import type { ErrorName } from "@roomwright/contract/errors"
import { useEffect, useState, useRef } from "react"
import { useRevalidator } from "react-router"
import { adminTexts } from "../frame/admin-texts.ts"
import { isOwnCase } from "../frame/own-case.tsx"
import { useAdminKeys } from "../keys/use-admin-keys.ts"
import type { QueueState } from "./read-queue-address.ts"
import { useDecisions } from "./use-decisions.ts"
import { useQueue, type QueueItems } from "./use-queue.ts"

/** How often the list comes anew while it is in sight. */
const refreshMs = 45_000

/** What staff ask of one of a queue. */
type Answer = "accept" | "refuse"

/** A queue and how it is decided on; the same value for as long as the page lives. */
export interface QueueRules<Item> extends QueueItems<Item> {
  readonly beatenBy: readonly ErrorName[]
  /** Reasons are worded in it. */
  readonly languageOf: (item: Item) => Language
  readonly mayAccept: (item: Item) => boolean
  /** Who has a part in it, and decides nothing. */
  readonly partiesOf: (item: Item) => readonly string[]
}

interface LoadedQueue<Item> {
  readonly state: QueueState
  readonly list: { readonly content: readonly Item[]; readonly totalElements: number }
}

/** A desk that works a queue off: what is shown, what is asked about it, and the keys J, K, A and R. */
export function useQueuePage<Item extends { readonly id: string }>(
  { state, list }: LoadedQueue<Item>,
  rules: QueueRules<Item>,
) {
  const { revalidate } = useRevalidator()
  const isWaiting = state === "waiting"
  const queue = useQueue(list.content, isWaiting, rules)
  const { shown, move, setBeaten, take } = queue
  /** What the open dialog is about: it stays the same, whatever happens to the list behind. */
  const [asked, setAsked] = useState<{ answer: Answer; id: string } | null>(null)
  const subject = list.content.find(({ id }) => id === asked?.id)
  const { isBusy, decide } = useDecisions<Item>({
    read: rules.read,
    beatenBy: rules.beatenBy,
    onDecided: ({ id }) => {
      setAsked(null)
      setBeaten(null)
      take(id)
    },
    onBeaten: setBeaten,
  })
  const ask = (answer: Answer) => (): void => {
    if (!shown || !isWaiting || isOwnCase(rules.partiesOf(shown))) return
    if (answer === "refuse" || rules.mayAccept(shown)) setAsked({ answer, id: shown.id })
  }
  useAdminKeys({ j: () => move(1), k: () => move(-1), a: ask("accept"), r: ask("refuse") })
  useRefresh(() => void revalidate())
  const language = shown ? rules.languageOf(shown) : undefined
  useEffect(() => {
    // There when reasons are asked for. If it does not come now, it is fetched then.
    if (language) adminTexts.load(language).catch(() => {})
  }, [language])
  return {
    ...queue,
    isWaiting,
    total: list.totalElements - queue.goneCount,
    isBusy,
    decide,
    ask,
    /** What the open question is about, by the answer that it asks for. */
    accepting: asked?.answer === "accept" ? subject : undefined,
    refusing: asked?.answer === "refuse" ? subject : undefined,
    close: (): void => setAsked(null),
    refresh: (): void => void revalidate(),
  }
}

/** Does something every while as long as the page is in sight, and when it comes back into sight. */
function useRefresh(refresh: () => void): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    const run = (): void => {
      if (document.visibilityState === "visible") latest.current()
    }
    const timer = setInterval(run, refreshMs)
    document.addEventListener("visibilitychange", run)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", run)
    }
  }, [])
}
