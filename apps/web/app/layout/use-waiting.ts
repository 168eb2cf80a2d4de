import { limits } from "@roomwright/contract/limits"
import { useEffect, useState } from "react"
import { useNavigation } from "react-router"

/** True once the next page keeps the reader waiting; most pages are there before anything has to tell of it. */
export function useWaiting(): boolean {
  const idle = useNavigation().state === "idle"
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (idle) return
    const timer = setTimeout(() => setLate(true), limits.routeTransitionMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [idle])
  return late && !idle
}
