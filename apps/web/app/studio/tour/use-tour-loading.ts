import { useCallback, useEffect, useRef, useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { readDevice, startsAlone } from "../view/starts-alone.ts"
import type { LoadedTour } from "./load-tour.ts"

export type TourLoading =
  | { readonly kind: "waiting" | "coming" | "failed" }
  | { readonly kind: "here"; readonly loaded: LoadedTour }

/** The viewer of a tour: it comes when it is asked for, and on a fast computer by itself. */
export function useTourLoading() {
  const language = useLanguage()
  const [loading, setLoading] = useState<TourLoading>({ kind: "waiting" })
  const attempts = useRef(0)
  const enter = useCallback(() => {
    const attempt = (attempts.current += 1)
    const set = (next: TourLoading): void => {
      if (attempts.current === attempt) setLoading(next)
    }
    set({ kind: "coming" })
    import("./load-tour.ts")
      .then(({ loadTour }) => loadTour(language))
      .then(
        (loaded) => set({ kind: "here", loaded }),
        () => set({ kind: "failed" }),
      )
  }, [language])
  useEffect(() => {
    if (attempts.current === 0 && startsAlone(readDevice())) enter()
  }, [enter])
  return { loading, enter }
}
