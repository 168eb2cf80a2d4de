import { useEffect, useRef, useState } from "react"
import { announce } from "./announce.ts"
import type { PlanWords } from "./plan-words.ts"
import { usePlan } from "./use-plan.ts"

/** After so long without a change it is said, and while it goes on changing at most so often, ms. */
const quiet = 500
const atMostEvery = 2_500

interface PlanVoiceProps {
  readonly words: PlanWords
  readonly crosshair: { readonly x: number; readonly y: number } | null
}

/** Says what changes while something is drawn or moved, no faster than a person can hear. */
export function PlanVoice({ words, crosshair }: PlanVoiceProps) {
  const plan = usePlan()
  const [said, setSaid] = useState("")
  const place = useRef(crosshair)
  const touch = useRef(() => {})
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitsSince: number | null = null
    const say = (): void => {
      waitsSince = null
      setSaid(announce(plan.overlay(), place.current, words))
    }
    let overlay = plan.overlay()
    const wait = (): void => {
      const now = performance.now()
      waitsSince ??= now
      clearTimeout(timer)
      timer = setTimeout(say, Math.max(0, Math.min(quiet, waitsSince + atMostEvery - now)))
    }
    touch.current = wait
    const end = plan.subscribe(() => {
      const next = plan.overlay()
      if (next === overlay) return
      overlay = next
      wait()
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [plan, words])
  useEffect(() => {
    place.current = crosshair
    if (crosshair) touch.current()
  }, [crosshair])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
