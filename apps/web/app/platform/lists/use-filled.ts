import { useEffect, useRef, type RefObject } from "react"

/**
 * Another address fills a box anew; the focus stays where it is, and so does what was typed before the page ran. `read` makes of what
 * was typed what the address would have.
 */
export function useFilled(
  box: RefObject<{ value: string } | null>,
  value: string,
  read: (typed: string) => string,
): void {
  const filled = useRef(value)
  useEffect(() => {
    if (filled.current !== value && box.current && read(box.current.value) !== value)
      box.current.value = value
    filled.current = value
  }, [box, value, read])
}
