import type { Scene } from "@roomwright/scene/document/scene"
import { OrderDialog } from "../shopping/order-dialog.tsx"
import type { ShoppingHost } from "../shopping/shopping-host.ts"
import { roomNameAt, wantedProducts } from "../shopping/wanted-products.ts"
import { useStudioText } from "../use-studio-text.ts"
import type { Visit } from "./visit-state.ts"

interface OrderHomeProps {
  readonly visit: Visit
  readonly scene: Scene
  readonly shopping: ShoppingHost
  readonly linkTarget: "_self" | "_top" | "_blank"
  readonly onClose: () => void
}

/** The products of a home that is looked at, to be put into the cart: first those of the room that one stands in. */
export function OrderHome({ visit, scene, shopping, linkTarget, onClose }: OrderHomeProps) {
  const t = useStudioText()
  const wanted = wantedProducts(scene, t)
  const { mode, standing, level } = visit.read()
  const around = mode === "walk" && standing ? roomNameAt(scene, t, { level, place: standing }) : null
  const room = wanted.some(({ counts }) => around !== null && counts.has(around)) ? around : null
  return <OrderDialog host={shopping} {...{ wanted, room, linkTarget, onClose }} />
}
