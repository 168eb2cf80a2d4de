import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { Suspense, lazy, useState } from "react"
import { PiecePanel, PieceSkeleton } from "./piece-panel.tsx"
import { itemsOf } from "./pieces-in-home.ts"
import type { ShoppingHost } from "../shopping/shopping-host.ts"
import type { VisitCredit, VisitProduct } from "./visit-product.ts"
import type { Visit } from "./visit-state.ts"

/** The list brings the names of the whole library. */
const PieceList = lazy(async () => {
  const { PieceList: loaded } = await import("./piece-list.tsx")
  return { default: loaded }
})

/** It asks for prices of its own. */
const OrderHome = lazy(async () => {
  const { OrderHome: loaded } = await import("./order-home.tsx")
  return { default: loaded }
})

interface HomePiecesProps {
  readonly visit: Visit
  readonly scene: Scene
  readonly products: ReadonlyMap<string, VisitProduct>
  readonly tagged: readonly { readonly id: ElementId; readonly product: VisitProduct }[]
  readonly credits: readonly VisitCredit[]
  readonly shopping: ShoppingHost | null
  readonly linkTarget: "_self" | "_top" | "_blank"
}

/** Narrower than this the list lies over the picture, px. */
const besideFrom = 700

/** The list of what stands in a home; it leads to where a product stands. */
export function HomePieces(props: HomePiecesProps) {
  const { visit, scene, products, tagged, credits, shopping, linkTarget } = props
  const [isOrdering, setOrdering] = useState(false)
  const hasForSale = tagged.some(({ product }) => product.isAvailable)
  const showProduct = (reference: string): void => {
    const piece = tagged.find(({ product }) => product.reference === reference)
    if (visit.read().mode === "plan") visit.set({ mode: "orbit" })
    // Closed first: what is shown takes the focus.
    if (globalThis.innerWidth < besideFrom) visit.set({ hasList: false })
    if (piece) visit.port?.lookAt(piece.id)
  }
  return (
    <PiecePanel onClose={() => visit.set({ hasList: false })}>
      <Suspense fallback={<PieceSkeleton rows={itemsOf(scene).length} />}>
        <PieceList
          {...{ scene, products, credits, linkTarget }}
          onLookAt={showProduct}
          onOrder={shopping && hasForSale ? () => setOrdering(true) : undefined}
        />
      </Suspense>
      {shopping && isOrdering ? (
        <Suspense fallback={null}>
          <OrderHome {...{ visit, scene, shopping, linkTarget }} onClose={() => setOrdering(false)} />
        </Suspense>
      ) : null}
    </PiecePanel>
  )
}
