import { useState } from "react"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { showToast } from "../platform/toast-store.ts"

type Tour = Awaited<ReturnType<typeof load>>

const load = async (language: ReturnType<typeof useLanguage>) =>
  (await import("../platform/panoramas/panorama-tour.tsx")).loadTour(language)

/** The code of panoramas, fetched once the reader asks for them. */
export function useTour() {
  const t = useText()
  const language = useLanguage()
  const [tour, setTour] = useState<{ readonly Tour: Tour } | "loading" | null>(null)
  const open = (): void => {
    setTour("loading")
    load(language).then(
      (Tour) => setTour({ Tour }),
      () => {
        setTour(null)
        showToast("error", t("error.network"))
      },
    )
  }
  return {
    isOpen: tour !== null,
    Tour: tour === null || tour === "loading" ? null : tour.Tour,
    open,
    close: () => setTour(null),
  }
}
