import { useEffect, useState } from "react"

/** Scrolling less than this is a trembling hand. */
const leastPx = 8

/** True while the reader scrolls down; the header comes back as soon as they scroll up. */
export function useHiddenHeader(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let before = window.scrollY
    const onScroll = () => {
      const now = Math.max(0, window.scrollY)
      if (Math.abs(now - before) < leastPx) return
      setHidden(now > before && now > 200)
      before = now
    }
    window.addEventListener("scroll", onScroll, { passive: true })
    return () => window.removeEventListener("scroll", onScroll)
  }, [])
  return hidden
}
