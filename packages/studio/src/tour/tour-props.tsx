import type { ReactNode } from "react"
import type { PlanSketch } from "../studio-host.ts"
import type { StudioText } from "../use-studio-text.ts"
import type { VisitProduct } from "../visit/visit-product.ts"
import type { TourRoom } from "./tour-room.ts"
import type { TourTexts } from "./tour-texts.ts"

/** What a tour is shown with. */
export interface TourViewerProps {
  readonly rooms: readonly TourRoom[]
  readonly sketch: PlanSketch | null
  readonly products: readonly VisitProduct[]
  readonly words: StudioText
  readonly texts: TourTexts
  readonly linkTarget: "_self" | "_top" | "_blank"
  /** At the upper left: whose tour it is. */
  readonly head: ReactNode
  /** Beside the buttons of the viewer. */
  readonly tools: ReactNode
}
