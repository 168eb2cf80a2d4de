import type { RefObject } from "react"
import { useAdminKeys } from "../keys/use-admin-keys.ts"

/** J and K go from row to row, by what opens each; X marks the one where the focus is. */
export function useRowKeys(table: RefObject<HTMLElement | null>, onMark: (id: string) => void): void {
  const rows = (): HTMLElement[] => [...(table.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])]
  const at = (): number => rows().findIndex((row) => row.contains(document.activeElement))
  const move = (by: 1 | -1) => (): void => {
    const all = rows()
    const now = at()
    const next =
      now === -1 ? (by === 1 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, now + by))
    all[next]?.querySelector<HTMLElement>("[data-row-title] :is(a, button)")?.focus()
  }
  useAdminKeys({
    j: move(1),
    k: move(-1),
    x: () => {
      const id = rows()[at()]?.dataset["row"]
      if (id !== undefined) onMark(id)
    },
  })
}
