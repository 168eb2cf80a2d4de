import type { ErrorName } from "@roomwright/contract/errors"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall, type SiteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { sayRefusal } from "../frame/say-refusal.ts"

interface Deciding<Item> {
  readonly read: (call: SiteCall, id: string) => Promise<Item>
  /** The refusals which say that somebody else was first. */
  readonly beatenBy: readonly ErrorName[]
  /** It is decided on, here or elsewhere: it waits no more. */
  readonly onDecided: (item: Item) => void
  /** Somebody else was first; with what they decided. */
  readonly onBeaten: (item: Item) => void
}

/** Decides on what is in a queue. Of two members of staff the second is told who was first. */
export function useDecisions<Item extends { readonly id: string }>(deciding: Deciding<Item>) {
  const { read, beatenBy, onDecided, onBeaten } = deciding
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const showWhoWasFirst = async (id: string): Promise<void> => {
    try {
      const now = await read(siteCall(language), id)
      onDecided(now)
      onBeaten(now)
    } catch (error) {
      sayRefusal(error)
    }
  }
  /** `done` is said when it was decided here. */
  const decide = async (
    item: Item,
    decision: (call: SiteCall) => Promise<unknown>,
    done: string,
  ): Promise<void> => {
    setIsBusy(true)
    try {
      await decision(siteCall(language))
      onDecided(item)
      showToast("success", done)
    } catch (error) {
      if (error instanceof ApiError && beatenBy.some((name) => error.is(name))) await showWhoWasFirst(item.id)
      else sayRefusal(error)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, decide }
}
