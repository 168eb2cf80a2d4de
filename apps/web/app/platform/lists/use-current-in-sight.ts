import { useEffect, useRef, type RefObject } from "react"

/** For a menu that is a line on narrow screens and scrolls: where one is stays in sight. */
export function useCurrentInSight<T extends HTMLElement>(pathname: string): RefObject<T | null> {
  const menu = useRef<T>(null)
  useEffect(() => {
    const current = menu.current?.querySelector("[aria-current=page],[aria-current=true]")
    current?.scrollIntoView({ inline: "nearest", block: "nearest" })
  }, [pathname])
  return menu
}
