import { useEffect, type RefObject } from "react"
import type { Paper } from "../editor/editor-state.ts"

/** Tells how large an element is, px, now and whenever that changes. Nothing is told of one that is not shown. */
export function usePaper(element: RefObject<HTMLElement | null>, tell: (paper: Paper) => void): void {
  useEffect(() => {
    const { current } = element
    if (!current) return
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = current
      if (width > 0 && height > 0) tell({ width, height })
    }
    const observer = new ResizeObserver(look)
    observer.observe(current)
    look()
    return () => observer.disconnect()
  }, [element, tell])
}
