import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import type { RowSay, RowWords } from "../../kinds/element-kind.tsx"
import { kindOf } from "../../kinds/element-kinds.ts"
import type { RowSubject } from "./row-subject.ts"

/** What a row of the tree is called, and a fact beside it. */
export function formatRow(subject: RowSubject, say: RowSay): RowWords {
  const { t, lengths } = say
  if (subject.kind === "level")
    return { name: subject.name || t("level.nth", { number: subject.number }), fact: "" }
  if (subject.kind === "room") {
    const { name, roomKind, number, room } = subject
    return {
      name: name || (roomKind ? t(`room.${roomKind}`) : t("tree.room", { number })),
      // Without names, rooms are told apart by it.
      fact: lengths.area(measureRoom(room).netArea),
    }
  }
  if (subject.kind === "group") return { name: t("panel.group", { count: subject.ids.length }), fact: "" }
  const { element, number } = subject
  return kindOf(element).row?.words(subject, number, say) ?? { name: "", fact: "" }
}
