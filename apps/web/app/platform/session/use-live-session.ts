import { useEffect } from "react"
import { useSession } from "./use-session.ts"

/** Keeps what goes on while somebody is signed in; its code comes only then. Once in the whole page. */
export function useLiveSession(): void {
  const session = useSession()
  const user = session ? (session.user?.id ?? "") : null
  useEffect(() => {
    if (user === null) return
    let stop: (() => void) | undefined
    let isOver = false
    void import("./live-session.ts")
      .then(({ startLiveSession }) => {
        if (!isOver) stop = startLiveSession()
      })
      // Without that code the session still works: calls bring what they need along.
      .catch(() => {})
    return () => {
      isOver = true
      stop?.()
    }
  }, [user])
}
