import { useEffect, useMemo, useRef, type KeyboardEvent } from "react"
import { ownerOfKeys } from "../actions/key-owner.ts"
import { createPlanKeys, type KeyPort, type PlanKeys } from "./plan-keys.ts"

interface KeyHandlers {
  readonly keys: PlanKeys
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onKeyUp: (event: KeyboardEvent) => void
}

/** Leads keys that are pressed in the plan to it. What it takes is for nobody else. */
export function usePlanKeys(port: KeyPort): KeyHandlers {
  const now = useRef(port)
  useEffect(() => {
    now.current = port
  })
  return useMemo(() => {
    const keys = createPlanKeys({
      read: () => now.current.read(),
      setView: (view) => now.current.setView(view),
      fit: () => now.current.fit(),
      tool: () => now.current.tool(),
      crosshair: () => now.current.crosshair(),
      moveCrosshair: (place) => now.current.moveCrosshair(place),
      pointer: () => now.current.pointer(),
      type: (character) => now.current.type(character),
    })
    const lead = (event: KeyboardEvent, isTaken: boolean): void => {
      if (!isTaken) return
      event.preventDefault()
      event.stopPropagation()
    }
    return {
      keys,
      onKeyDown: (event) => {
        if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return
        if (ownerOfKeys(event.currentTarget) !== "plan") return
        lead(event, keys.down(toPress(event)))
      },
      onKeyUp: (event) => {
        if (event.target === event.currentTarget) lead(event, keys.up(toPress(event)))
      },
    }
  }, [])
}

const toPress = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) => ({
  key,
  shift: shiftKey,
  alt: altKey,
  ctrl: ctrlKey || metaKey,
})
