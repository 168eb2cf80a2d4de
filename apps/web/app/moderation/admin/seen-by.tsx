import type { AdminWork } from "@roomwright/contract/moderation/admin"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"

/** Who looked at a work as it is now, and when. */
export function SeenBy({ seen }: Pick<AdminWork, "seen">) {
  const t = useAdminText()
  if (seen === null) return <>{t("admin.works.unseen")}</>
  if (seen.by === null) return <>{t("admin.works.seenFirst")}</>
  return (
    <>
      {seen.by.nickname} · <Moment iso={seen.at} />
    </>
  )
}
