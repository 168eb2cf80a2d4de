import { readDocumentValue } from "@roomwright/scene/document/read-document"
import type { Scene } from "@roomwright/scene/document/scene"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import { classNames } from "@roomwright/ui/class-names"
import { Segments } from "@roomwright/ui/segments"
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react"
import { nothing } from "../editor/selection.ts"
import { loadOutlines } from "../kinds/item/file-outlines.ts"
import { nameOfLevel } from "../kinds/level/name-of-level.ts"
import type { LibraryHost } from "../library/library-host.ts"
import { PlanViewer } from "../plan-view/plan-viewer.tsx"
import { VisitCanvas } from "../model-view/visit/visit-canvas.tsx"
import { WalkStick } from "../stage-view/walk-stick.tsx"
import type { ShoppingHost } from "../shopping/shopping-host.ts"
import { StudioTextContext, type StudioText } from "../use-studio-text.ts"
import { openTabStore, wasBrokenOff } from "./broken-off.ts"
import { HomePieces } from "./home-pieces.tsx"
import { itemsOf, productOf, tagPlaceOf } from "./pieces-in-home.ts"
import { ProductCard } from "./product-card.tsx"
import { RoomChips } from "./room-chips.tsx"
import type { Margins } from "./tag-places.ts"
import { VisitTags } from "./visit-tags.tsx"
import { useVisitKeys } from "./use-visit-keys.ts"
import { useVisit } from "./use-visit.ts"
import { VisitBars } from "./visit-bars.tsx"
import { VisitProblem } from "./visit-problem.tsx"
import type { VisitCredit, VisitProduct } from "./visit-product.ts"
import { createVisit } from "./visit-state.ts"
import { VisitTools } from "./visit-tools.tsx"

interface HomeViewerProps {
  readonly name: string
  /** As `readDocumentValue` takes it. */
  readonly document: unknown
  readonly words: StudioText
  readonly host: Pick<LibraryHost, "finishes" | "modelFile" | "outlines">
  readonly products: readonly VisitProduct[]
  readonly credits: readonly VisitCredit[]
  /** Where its products are put into the cart; null: only their pages are led to. */
  readonly shopping: ShoppingHost | null
  /** Where pages of products open: not in the frame that this one may stand in. */
  readonly linkTarget: "_self" | "_top" | "_blank"
  /** At the upper left: whose home it is. */
  readonly head: ReactNode
  /** Beside the buttons of the viewer. */
  readonly tools: ReactNode
  /** Everything is begun anew: after the graphics card went away for good. */
  readonly onRetry: () => void
}

/** A home to look at, by who may only look: around it, in it, its plan, and what stands in it. Fills what is around it. */
export function HomeViewer(props: HomeViewerProps) {
  const { document, words } = props
  const read = useMemo(() => readDocumentValue(document), [document])
  const [level] = "scene" in read ? levelsOf(read.scene) : []
  return (
    <StudioTextContext value={words}>
      {"scene" in read && level ? (
        <Home {...props} scene={read.scene} level={level.id} />
      ) : (
        <VisitProblem text="visit.unreadable" onRetry={props.onRetry} />
      )}
    </StudioTextContext>
  )
}

/** What bars take of the picture, px. On a low screen they stand in one row. */
const barsOf = (frame: Element | null, hasList: boolean): Margins => {
  const { clientWidth = 1_000, clientHeight = 1_000 } = frame ?? {}
  const isBeside = hasList && clientWidth >= 600
  return { top: 76, right: isBeside ? 400 : 24, bottom: clientHeight < 480 ? 76 : 136, left: 24 }
}
/** Over and below a plan: the bars, less what it keeps free itself. */
const coveredPlan = { top: 28, bottom: 28 } as const

interface HomeProps extends HomeViewerProps {
  readonly scene: Scene
  readonly level: string
}

function Home({ scene, level: first, ...props }: HomeProps) {
  const { name, words: t, host, shopping, credits, linkTarget, head, tools, onRetry } = props
  const frame = useRef<HTMLDivElement>(null)
  const [visit] = useState(() => createVisit(first, wasBrokenOff(openTabStore())))
  useEffect(
    () =>
      void loadOutlines(
        host,
        itemsOf(scene).map(({ item }) => item.model),
      ),
    [host, scene],
  )
  const products = useMemo(
    () => new Map(props.products.map((product) => [product.reference, product])),
    [props.products],
  )
  const tagged = useMemo(
    () =>
      itemsOf(scene).flatMap((placed) => {
        const product = products.get(productOf(placed.item) ?? "")
        return product ? [{ ...placed, product, at: tagPlaceOf(scene, placed) }] : []
      }),
    [scene, products],
  )
  const hasList = useVisit(visit, (state) => state.hasList)
  const mode = useVisit(visit, (state) => state.mode)
  const level = useVisit(visit, (state) => state.level)
  const problem = useVisit(visit, (state) => state.problem)
  const isLight = useVisit(visit, (state) => state.isLight)
  const isSeen = useVisit(visit, (state) => state.isSeen)
  const chosen = useVisit(visit, (state) => state.chosen)
  const card = tagged.find(({ id }) => id === chosen)?.product
  const productNamed = (id: string): string => tagged.find((one) => one.id === id)?.product.name ?? ""
  const planWords = useMemo(() => ({ t, unit: "m" as const }), [t])
  const levels = levelsOf(scene)
  useVisitKeys(visit)
  const [marginsOf] = useState(() => () => barsOf(frame.current, visit.read().hasList))
  const isIn3d = mode !== "plan" && problem === "none"
  return (
    <div
      ref={frame}
      data-visit={isSeen ? "seen" : "coming"}
      className={`absolute inset-0 overflow-hidden transition-opacity duration-700 ${isSeen || problem !== "none" ? "opacity-100" : "opacity-0"}`}
    >
      <VisitCanvas
        // Another quality is another stage.
        key={isLight ? "light" : "own"}
        {...{ visit, name, scene, host, tagged }}
        margins={marginsOf}
        className={`absolute inset-0 touch-none -outline-offset-3 ${isIn3d ? "" : "invisible"}`}
      />
      {mode === "plan" ? (
        <div className="absolute inset-0 bg-plan">
          <PlanViewer
            scene={scene}
            level={level}
            selection={nothing}
            words={planWords}
            covered={coveredPlan}
            label={t("plan.of", { level: nameOfLevel(t, scene, level) })}
          />
        </div>
      ) : null}
      {isIn3d ? <VisitTags visit={visit} nameOf={productNamed} label={t("visit.tags")} /> : null}
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-start justify-between gap-3 p-3">
        <div className="pointer-events-auto min-w-0">{head}</div>
        <VisitTools
          visit={visit}
          frame={frame}
          hasTags={tagged.length > 0}
          isListOpen={hasList}
          onList={() => visit.set({ hasList: !hasList })}
        >
          {tools}
        </VisitTools>
      </div>
      <div
        className={classNames(
          "pointer-events-none absolute inset-x-0 bottom-0 grid justify-items-center gap-2 pb-3 low:flex low:items-end low:px-3",
          hasList && "sm:right-96",
          // The plan has buttons of its own at the right.
          mode === "plan" && "max-sm:justify-items-start max-sm:pl-3",
        )}
      >
        {card ? (
          <div className="relative w-full max-w-md px-3 low:absolute low:right-0 low:bottom-16 low:max-w-80">
            <ProductCard
              product={card}
              shopping={shopping}
              linkTarget={linkTarget}
              onClose={() => visit.set({ chosen: null })}
              className="relative"
            />
          </div>
        ) : null}
        {mode === "walk" && problem === "none" ? (
          <WalkStick
            onWalk={(by) => visit.port?.walk(by)}
            className="mb-1 ml-4 justify-self-start low:absolute low:bottom-16 low:left-0"
          />
        ) : null}
        {!isIn3d ? null : <RoomChips {...{ visit, scene, level }} words={planWords} />}
        {levels.length > 1 ? (
          <div className="pointer-events-auto">
            <Segments
              label={t("plan.viewer.levels")}
              options={levels.map(({ id }) => ({ value: id, text: nameOfLevel(t, scene, id) }))}
              value={level}
              onChange={(id) => visit.set({ level: id, chosen: null })}
            />
          </div>
        ) : null}
        <VisitBars visit={visit} />
      </div>
      {problem === "none" ? null : (
        <VisitProblem
          text={problem === "noWebgl" ? "visit.noWebgl" : isLight ? "visit.lostLight" : "visit.lost"}
          onRetry={onRetry}
          onLighten={
            problem === "lost" && !isLight ? () => visit.set({ isLight: true, problem: "none" }) : undefined
          }
        />
      )}
      {hasList ? <HomePieces {...{ visit, scene, products, tagged, credits, shopping, linkTarget }} /> : null}
    </div>
  )
}
