import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { Suspense, lazy } from "react"
import { PiecePanel, PieceSkeleton } from "./piece-panel.tsx"
import { itemsOf } from "./pieces-in-home.ts"
import type { VisitCredit, VisitProduct } from "./visit-product.ts"
import type { Visit } from "./visit-state.ts"

/** The list brings the names of the whole library. */
const PieceList = lazy(async () => {
  const { PieceList: loaded } = await import("./piece-list.tsx")
  return { default: loaded }
})

interface HomePiecesProps {
  readonly visit: Visit
  readonly scene: Scene
  readonly products: ReadonlyMap<string, VisitProduct>
  readonly tagged: readonly { readonly id: ElementId; readonly product: VisitProduct }[]
  readonly credits: readonly VisitCredit[]
  readonly linkTarget: "_self" | "_top" | "_blank"
}

/** Narrower than this the list lies over the picture, px. */
const besideFrom = 700

/** The list of what stands in a home; it leads to where a product stands. */
export function HomePieces({ visit, scene, products, tagged, credits, linkTarget }: HomePiecesProps) {
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
        <PieceList {...{ scene, products, credits, linkTarget }} onLookAt={showProduct} />
      </Suspense>
    </PiecePanel>
  )
}
