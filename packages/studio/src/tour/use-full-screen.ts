import { useEffect, useState } from "react"

/** Whether something fills the screen. */
export function useFullScreen(): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener("fullscreenchange", look)
    return () => document.removeEventListener("fullscreenchange", look)
  }, [])
  return isFull
}
