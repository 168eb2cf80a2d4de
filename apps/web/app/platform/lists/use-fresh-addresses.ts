import { useEffect } from "react"
import { useRevalidator } from "react-router"

/** Before the 60 seconds are over that a signed address opens for. */
const everyMs = 45_000

/** Asks for the page's data again while it is looked at, so that the signed addresses in it still open. */
export function useFreshAddresses(hasSome: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!hasSome) return
    const look = (): void => {
      if (document.visibilityState === "visible") void revalidate()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [hasSome, revalidate])
}
