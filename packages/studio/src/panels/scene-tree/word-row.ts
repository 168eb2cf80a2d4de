import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import type { StudioText } from "../../use-studio-text.ts"
import type { Lengths } from "../parts/use-lengths.ts"
import type { TreeThing } from "./tree-rows.ts"

/** What a row of the tree is called, and a fact beside it. */
export function wordRow(
  thing: TreeThing,
  t: StudioText,
  lengths: Pick<Lengths, "format" | "area">,
): { readonly name: string; readonly fact: string } {
  switch (thing.kind) {
    case "level":
      return { name: thing.name || t("level.nth", { number: thing.number }), fact: "" }
    case "room":
      return {
        name:
          thing.name ||
          (thing.roomKind ? t(`room.${thing.roomKind}`) : t("tree.room", { number: thing.number })),
        // Without names, rooms are told apart by it.
        fact: lengths.area(measureRoom(thing.room).netArea),
      }
    case "wall":
      return { name: t("tree.wall", { number: thing.number }), fact: lengths.format(thing.length) }
    case "opening":
      return { name: t(`opening.${thing.type}`), fact: lengths.format(thing.width) }
    case "label":
      return { name: t("tree.label", { name: thing.name || t(`room.${thing.roomKind}`) }), fact: "" }
    case "underlay":
      return { name: t("tree.underlay"), fact: "" }
  }
}
