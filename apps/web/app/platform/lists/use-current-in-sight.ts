import { useEffect, useRef, type RefObject } from "react"

/** For a menu that is a line on narrow screens and scrolls: where one is stays in sight. */
export function useCurrentInSight<T extends HTMLElement>(pathname: string): RefObject<T | null> {
  const menu = useRef<T>(null)
  useEffect(() => {
    const current = menu.current?.querySelector("[aria-current=page],[aria-current=true]")
    // In its middle: counts and fonts that come later move it a little, and one sees that there is more.
    current?.scrollIntoView({ inline: "center", block: "nearest" })
  }, [pathname])
  return menu
}
