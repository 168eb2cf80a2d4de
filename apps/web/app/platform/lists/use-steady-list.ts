import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject } from "react"
import { useNavigation } from "react-router"

/**
 * Keeps what was pressed under the finger: when something above it grows or shrinks with the answer, the page (or the
 * sheet) scrolls by as much. The browser's own anchoring has to be off in there, or both would do it.
 */
export function useSteadyPlace(): (event: MouseEvent) => void {
  const kept = useRef<{ readonly element: Element; readonly top: number } | null>(null)
  const { state } = useNavigation()
  useLayoutEffect(() => {
    if (!kept.current?.element.isConnected) return
    const { element, top } = kept.current
    const now = topIn(element)
    if (now === top) return
    kept.current = { element, top: now }
    scrollerOf(element).scrollBy({ top: now - top, behavior: "instant" })
  })
  useEffect(() => {
    if (state === "idle") kept.current = null
  }, [state])
  return ({ target }) => {
    const element = target instanceof Element ? target.closest("a, button") : null
    kept.current = element && { element, top: topIn(element) }
  }
}

/** Where an element stands in what scrolls, however far that is scrolled. */
const topIn = (element: Element): number =>
  Math.round(element.getBoundingClientRect().top + scrollerOf(element).scrollTop)

function scrollerOf(element: Element): Element {
  return element.closest("[data-sheet-body]") ?? element.ownerDocument.documentElement
}

interface FocusProps {
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/** Gives focus a place when the element that had it is gone, so that a keyboard goes on where it was. */
export function useKeptFocus(places: readonly RefObject<HTMLElement | null>[]): FocusProps {
  const isInside = useRef(false)
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    for (const { current } of places) {
      current?.focus({ preventScroll: true })
      if (document.activeElement === current) return
    }
  })
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}
