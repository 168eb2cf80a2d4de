import type { ReactNode } from "react"

interface MasonryProps {
  /** Cards with a `key`, in reading order. */
  readonly children: readonly ReactNode[]
}

/**
 * Cards in their real proportions, packed into columns by the stylesheet alone: grid lanes where the browser has
 * them, balanced columns elsewhere. One list in the document, in the order it was given.
 */
export function Masonry({ children }: MasonryProps) {
  return <div className="masonry">{children}</div>
}
