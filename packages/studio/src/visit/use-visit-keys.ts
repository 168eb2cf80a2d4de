import { useEffect } from "react"
import { visitModes, type Visit } from "./visit-state.ts"

/** 1, 2 and 3 change how one looks, plus and minus come nearer, 0 shows all, T shows tags or hides them, Escape closes what is open. */
export function useVisitKeys(visit: Visit): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        (target instanceof HTMLElement && target.matches("input, textarea"))
      )
        return
      const mode = visitModes[Number(key) - 1]
      if (key === "Escape") visit.set(visit.read().hasList ? { hasList: false } : { chosen: null })
      else if (mode) visit.set({ mode, chosen: null })
      else if (visit.read().mode === "plan") return
      else if (key === "+" || key === "=") visit.port?.zoom(1.2)
      else if (key === "-") visit.port?.zoom(1 / 1.2)
      else if (key === "0") visit.port?.fit()
      else if (key === "t") visit.set({ hasTags: !visit.read().hasTags })
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [visit])
}
