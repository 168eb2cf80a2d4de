import type { DeskWork } from "@roomwright/contract/moderation/admin"
import { useDeskText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"

/** Who looked at a work as it is now, and when. */
export function SeenBy({ seen }: Pick<DeskWork, "seen">) {
  const t = useDeskText()
  if (seen === null) return <>{t("admin.works.unseen")}</>
  if (seen.by === null) return <>{t("admin.works.seenFirst")}</>
  return (
    <>
      {seen.by.nickname} · <Moment iso={seen.at} />
    </>
  )
}
