import { useRef, useState, type RefObject } from "react"

interface Copied {
  /** The field the text stands in: it is selected, for whoever has to copy it by hand. */
  readonly field: RefObject<HTMLInputElement | null>
  /** Null until it was tried. */
  readonly copied: "yes" | "no" | null
  readonly copy: () => void
}

/** Copies a text that stands in a field. */
export function useCopied(text: string): Copied {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<Copied["copied"]>(null)
  const copy = (): void => {
    field.current?.select()
    // Missing where the connection is not secure.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"))
    writing.then(
      () => setCopied("yes"),
      () => setCopied("no"),
    )
  }
  return { field, copied, copy }
}
