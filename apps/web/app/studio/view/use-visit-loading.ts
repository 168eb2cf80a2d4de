import { useCallback, useEffect, useRef, useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import type { LoadedVisit } from "./load-visit.ts"
import { readDevice, startsAlone } from "./starts-alone.ts"

export type VisitLoading =
  | { readonly kind: "waiting" | "failed" }
  | { readonly kind: "coming"; readonly share: number }
  | { readonly kind: "here"; readonly loaded: LoadedVisit; readonly attempt: number }

/** The address says that whoever opened it has pressed already. */
const pressed = "#enter"

/** The 3D view of a work: it comes when it is asked for, and on a fast computer when that is idle. */
export function useVisitLoading(workId: string) {
  const language = useLanguage()
  const [loading, setLoading] = useState<VisitLoading>({ kind: "waiting" })
  const attempts = useRef(0)
  const enter = useCallback(() => {
    const attempt = (attempts.current += 1)
    const set = (next: VisitLoading): void => {
      if (attempts.current === attempt) setLoading(next)
    }
    set({ kind: "coming", share: 0.05 })
    import("./load-visit.ts")
      .then(({ loadVisit }) => loadVisit(workId, language, (share) => set({ kind: "coming", share })))
      .then(
        (loaded) => set({ kind: "here", loaded, attempt }),
        () => set({ kind: "failed" }),
      )
  }, [workId, language])
  useEffect(() => {
    if (attempts.current > 0) return
    if (location.hash === pressed) return enter()
    if (!startsAlone(readDevice()) || !("requestIdleCallback" in globalThis)) return
    const idle = requestIdleCallback(() => {
      if (attempts.current === 0) enter()
    })
    return () => cancelIdleCallback(idle)
  }, [enter])
  useEffect(
    () => () => {
      // What comes later is wanted by nobody.
      attempts.current += 1
    },
    [],
  )
  return { loading, enter }
}
