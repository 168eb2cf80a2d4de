import { useEffect, useState, type RefObject } from "react"
import { loadHomes, type SampleHomes } from "./sample-homes.ts"

interface FoundHomes {
  /** Null before they came. */
  readonly homes: SampleHomes | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The furnished homes, fetched when their place comes into sight: most people begin without them. */
export function useSampleHomes(place: RefObject<HTMLElement | null>): FoundHomes {
  const [homes, setHomes] = useState<SampleHomes | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let isGone = false
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      loadHomes().then(
        (found) => !isGone && setHomes(found),
        () => !isGone && setFailed(true),
      )
    })
    watcher.observe(element)
    return () => {
      isGone = true
      watcher.disconnect()
    }
  }, [place, attempt])
  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { homes, hasFailed, retry }
}
