import { cameraKind } from "./camera/camera-kind.tsx"
import { foreignKind } from "./foreign/foreign-kind.tsx"
import { itemPlan } from "./item/item-plan.tsx"
import { lightKind } from "./light/light-kind.tsx"
import { openingPlan } from "./opening/opening-plan.tsx"
import type { PlanKind } from "./plan-kind.tsx"
import { roomPlan } from "./room/room-plan.tsx"
import { underlayPlan } from "./underlay/underlay-plan.tsx"
import { wallPlan } from "./wall/wall-plan.tsx"

/** The layers of a plan, from below. A list of its own: who may only look at a plan loads no tools and no panels. */
export const planKinds: readonly PlanKind[] = [
  roomPlan,
  underlayPlan,
  itemPlan,
  lightKind.plan,
  cameraKind.plan,
  foreignKind.plan,
  wallPlan,
  openingPlan,
]
