import { useEffect } from "react"
import { useInbox } from "./inbox-store.ts"

/**
 * Has something looked at again when it may have changed elsewhere: a notification arrived, which the live stream brings at
 * once and polling while that is down, or the page comes back into sight. `isFollowed`: whether it may change at all.
 */
export function useNews(look: () => void, isFollowed: boolean): void {
  const newest = useInbox()?.notifications[0]?.id
  useEffect(() => {
    if (isFollowed && newest !== undefined) look()
  }, [isFollowed, newest, look])
  useEffect(() => {
    if (!isFollowed) return
    const onSight = (): void => {
      if (document.visibilityState === "visible") look()
    }
    document.addEventListener("visibilitychange", onSight)
    return () => document.removeEventListener("visibilitychange", onSight)
  }, [isFollowed, look])
}
