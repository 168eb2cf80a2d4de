import type { ApplicationState } from "@roomwright/contract/applications/types"
import { useAdminText, type AdminTextId } from "../../admin/frame/admin-texts.ts"
import { Tag, type TagTone } from "../../admin/frame/tag.tsx"

const texts: Readonly<Record<ApplicationState, AdminTextId>> = {
  SUBMITTED: "admin.status.SUBMITTED",
  APPROVED: "admin.status.APPROVED",
  REJECTED: "admin.status.REJECTED",
  WITHDRAWN: "admin.status.WITHDRAWN",
}
const tones: Readonly<Record<ApplicationState, TagTone>> = {
  SUBMITTED: "wait",
  APPROVED: "ok",
  REJECTED: "bad",
  WITHDRAWN: "plain",
}

/** How an application stands. */
export function StatusTag({ status }: { readonly status: ApplicationState }) {
  const t = useAdminText()
  return <Tag tone={tones[status]}>{t(texts[status])}</Tag>
}
