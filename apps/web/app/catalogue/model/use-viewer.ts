import { useEffect, useRef, useState } from "react"
import type { ModelViewer } from "./model-viewer.tsx"

type Shown =
  | { readonly kind: "closed" | "opening" | "failed" }
  | { readonly kind: "open"; readonly Viewer: typeof ModelViewer }

/** The viewer, fetched when somebody asks for it and not before. */
export function useViewer(onFailed: () => void) {
  const [shown, setShown] = useState<Shown>({ kind: "closed" })
  /** What was asked for last: an answer to something before it is not wanted any more. */
  const asked = useRef(0)
  useEffect(() => () => void (asked.current += 1), [])
  const open = (): void => {
    const mine = (asked.current += 1)
    const set = (next: Shown): void => {
      if (asked.current === mine) setShown(next)
    }
    setShown({ kind: "opening" })
    import("./open-viewer.ts")
      .then(({ openViewer }) => openViewer())
      .then(
        (Viewer) => set({ kind: "open", Viewer }),
        () => {
          set({ kind: "failed" })
          if (asked.current === mine) onFailed()
        },
      )
  }
  const close = (): void => {
    asked.current += 1
    setShown({ kind: "closed" })
  }
  return { shown, open, close }
}
