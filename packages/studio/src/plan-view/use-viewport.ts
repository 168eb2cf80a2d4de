import { useEffect, type RefObject } from "react"
import type { Viewport } from "./view-moves.ts"

/** Tells how large an element is, px, now and whenever that changes. Nothing is told of one that is not shown. */
export function useViewport(
  element: RefObject<HTMLElement | null>,
  tell: (viewport: Viewport) => void,
): void {
  useEffect(() => {
    const { current } = element
    if (!current) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current
      if (width > 0 && height > 0) tell({ width, height })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element, tell])
}
