import type { RoomLabel } from "@roomwright/scene/kinds/room-label/room-label"
import { isInRegion } from "@roomwright/scene/geometry/rings"
import { Tag } from "lucide-react"
import type { ElementKind } from "../element-kind.tsx"
import { roomPlan } from "./room-plan.tsx"

/** What a room is called. The room itself follows from the walls: see `RoomProperties`. */
export const roomLabelKind: ElementKind<RoomLabel> = {
  kind: "roomLabel",
  plan: roomPlan,
  moved: { what: "moveLabel" },
  row: {
    icon: () => Tag,
    words: ({ element: { name, room } }, _, { t }) => ({
      name: t("tree.label", { name: name || t(`room.${room}`) }),
      fact: "",
    }),
    // A name whose room is gone; others are their rooms' names.
    isListed: ({ at }, rooms) => !rooms.some((room) => isInRegion(at, room)),
  },
}
