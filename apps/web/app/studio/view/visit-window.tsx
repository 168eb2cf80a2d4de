import type { WorkScene } from "@roomwright/contract/studio/work-scenes"
import type { HomeViewer } from "@roomwright/studio/home-viewer"
import { useMemo, type ComponentProps, type ReactNode } from "react"
import { useLanguage, useText } from "../../platform/locale/locale.tsx"
import { createShopping } from "../shopping-web.ts"
import { studioTexts } from "../studio-texts.ts"
import { showCredits, showProducts } from "./show-products.ts"
import { ViewHead, type ViewedWork } from "./view-head.tsx"

/** What the 3D view is made of. */
export interface VisitParts {
  readonly HomeViewer: typeof HomeViewer
  readonly scene: WorkScene
  readonly host: ComponentProps<typeof HomeViewer>["host"]
}

interface VisitWindowProps {
  readonly visit: VisitParts
  readonly work: ViewedWork
  readonly linkTarget: "_self" | "_top" | "_blank"
  readonly tools: ReactNode
  readonly onRetry: () => void
}

/** The 3D view of a work, over its poster, once all that it needs has come. */
export function VisitWindow({ visit, work, onRetry, ...rest }: VisitWindowProps) {
  const { HomeViewer: Viewer, scene, host } = visit
  const t = useText()
  const language = useLanguage()
  const gone = t("view.goneProduct")
  const products = useMemo(() => showProducts(scene.products, language, gone), [scene, language, gone])
  // What a frame of another site keeps, this site's cart never sees.
  const shopping = useMemo(
    () => (work.isEmbedded ? null : createShopping(work.workId)),
    [work.isEmbedded, work.workId],
  )
  const credits = useMemo(() => showCredits(scene.libraries), [scene])
  return (
    <Viewer
      {...rest}
      head={<ViewHead work={work} linkTarget={rest.linkTarget} />}
      name={scene.name.text}
      document={scene.document}
      words={studioTexts.wordsIn(language)}
      host={host}
      products={products}
      shopping={shopping}
      credits={credits}
      onRetry={onRetry}
    />
  )
}
