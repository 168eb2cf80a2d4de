import { useState, type KeyboardEvent } from "react"
import type { SuggestionRow } from "./suggestion-groups.ts"

interface ActiveRow {
  /** The place of the row that the arrow keys have reached; -1 while they are in the field. */
  readonly active: number
  leave(): void
  onKeyDown(event: KeyboardEvent): void
}

/** The arrow keys go through the rows and past the ends back into the field; Enter opens the row they are at. */
export function useActiveRow(rows: readonly SuggestionRow[], open: (row: SuggestionRow) => void): ActiveRow {
  // Not the place: other rows may have come meanwhile.
  const [to, setTo] = useState<string | null>(null)
  const active = rows.findIndex((row) => row.to === to)
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
  return {
    active,
    leave: () => setTo(null),
    onKeyDown(event) {
      // These keys belong to the input method while characters are being composed.
      if (event.nativeEvent.isComposing) return
      const step = steps[event.key]
      if (step !== undefined && rows.length > 0) {
        event.preventDefault()
        const places = rows.length + 1
        setTo(rows[((active + 1 + step + places) % places) - 1]?.to ?? null)
      }
      const row = rows[active]
      if (event.key === "Enter" && row) {
        event.preventDefault()
        open(row)
      }
      if (event.key === "Escape") setTo(null)
    },
  }
}
