import type { Tour } from "@roomwright/contract/tours/tours"
import type { StudioTextId } from "@roomwright/studio/texts"
import type { TourViewer } from "@roomwright/studio/tour-viewer"
import { useMemo, type ReactNode } from "react"
import { useLanguage, useText } from "../../platform/locale/locale.tsx"
import { studioTexts } from "../studio-texts.ts"
import { showProducts } from "../view/show-products.ts"
import { showStops } from "./show-stops.ts"
import { tourWords } from "./tour-words.ts"

interface TourWindowProps {
  readonly viewer: typeof TourViewer
  readonly tour: Tour
  readonly linkTarget: "_self" | "_top" | "_blank"
  readonly head: ReactNode
  readonly tools: ReactNode
}

/** A tour over its poster, once all that it needs has come. */
export function TourWindow({ viewer: Viewer, tour, linkTarget, head, tools }: TourWindowProps) {
  const t = useText()
  const language = useLanguage()
  const say = tourWords.wordsIn(language)
  const words = studioTexts.wordsIn(language)
  const gone = t("view.goneProduct")
  const rooms = useMemo(
    () =>
      showStops(tour.stops, {
        // The kinds of rooms are those of the scene, and each has its text.
        kindName: (kind) => words(`room.${kind}` as StudioTextId),
        unnamed: (number) => say("tours.unnamed", { number }),
        numbered: (name, number) => say("tours.numbered", { name, number }),
      }),
    [tour, words, say],
  )
  const products = useMemo(() => showProducts(tour.products, language, gone), [tour, language, gone])
  return (
    <Viewer
      {...{ rooms, products, words, linkTarget, head, tools }}
      sketch={tour.sketch}
      texts={{
        label: (room) => say("tours.label", { room }),
        keys: say("tours.keys"),
        loading: say("tours.loading"),
        goTo: (room) => say("tours.goTo", { room }),
        rooms: say("tours.roomList"),
        here: (room) => say("tours.here", { room }),
        plan: say("tours.plan"),
        showPlan: say("tours.showPlan"),
        hidePlan: say("tours.hidePlan"),
        tilt: say("tours.tilt"),
        tiltRefused: say("tours.tiltRefused"),
        unable: say("tours.unable"),
        failed: say("tours.failed"),
        retry: say("tours.retry"),
      }}
    />
  )
}
