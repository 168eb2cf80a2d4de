import type { BulkReport } from "@roomwright/contract/bulk"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { showToast } from "../../platform/toast-store.ts"
import { sayRefusal } from "../frame/say-refusal.ts"

interface Bulk {
  readonly isBusy: boolean
  /** One call for all rows; `said` words how many were done. */
  run(call: () => Promise<BulkReport>, said: (count: number) => string): Promise<void>
}

/** Something that is done with several rows at once. What some are refused for is told once each. */
export function useBulk(onDone: () => void): Bulk {
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  return {
    isBusy,
    async run(call, said) {
      if (isBusy) return
      setIsBusy(true)
      try {
        const { done, refused } = await call()
        for (const message of new Set(refused.map((one) => one.message))) showToast("error", message)
        if (done.length > 0) showToast("success", said(done.length))
        onDone()
        void revalidate()
      } catch (error) {
        sayRefusal(error)
      }
      setIsBusy(false)
    },
  }
}
