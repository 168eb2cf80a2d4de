import { useMemo, type ReactNode } from "react"
import { useLanguage, useText } from "../../platform/locale/locale.tsx"
import { studioTexts } from "../studio-texts.ts"
import type { LoadedVisit } from "./load-visit.ts"
import { showCredits, showProducts } from "./show-products.ts"

interface VisitWindowProps {
  readonly visit: LoadedVisit
  readonly linkTarget: "_self" | "_top" | "_blank"
  readonly head: ReactNode
  readonly tools: ReactNode
  readonly onRetry: () => void
}

/** The 3D view of a work, over its poster, once all that it needs has come. */
export function VisitWindow({ visit, onRetry, ...rest }: VisitWindowProps) {
  const { HomeViewer, scene, host } = visit
  const t = useText()
  const language = useLanguage()
  const gone = t("view.goneProduct")
  const products = useMemo(() => showProducts(scene.products, language, gone), [scene, language, gone])
  const credits = useMemo(() => showCredits(scene.libraries), [scene])
  return (
    <HomeViewer
      {...rest}
      name={scene.name.text}
      document={scene.document}
      words={studioTexts.wordsIn(language)}
      host={host}
      products={products}
      credits={credits}
      onRetry={onRetry}
    />
  )
}
