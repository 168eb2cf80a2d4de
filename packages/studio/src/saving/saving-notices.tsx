import { writeDocument } from "@roomwright/scene/document/write-document"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText } from "../use-studio-text.ts"
import { downloadDocument } from "./download-document.ts"
import { ElsewhereNotice } from "./elsewhere-notice.tsx"
import { NoticeLine } from "./notice-line.tsx"
import type { Saving } from "./use-saving.ts"

/** Over the plan: what keeps this window from drawing or saving, for as long as it does. */
export function SavingNotices({ saving }: { readonly saving: Saving }) {
  return (
    <div className="absolute inset-x-0 top-0 z-10">
      <ElsewhereNotice saving={saving} />
      <ProblemNotice saving={saving} />
    </div>
  )
}

/** What keeps it from being stored: to be known in windows of every width. */
export function ProblemNotice({ saving }: { readonly saving: Saving }) {
  const t = useStudioText()
  const { state, ask, editor, project } = saving
  const { phase, draft } = state.saving
  const download = (
    <PanelButton onClick={() => downloadDocument(project.name, writeDocument(editor.read().scene))}>
      {t("saving.download")}
    </PanelButton>
  )
  if (state.place.kind !== "here") return null
  if (phase.kind === "signedOut")
    return (
      <NoticeLine isBad text={t("saving.signedOutText")}>
        <PanelButton look="primary" onClick={() => void ask.signIn()}>
          {t("saving.signIn")}
        </PanelButton>
      </NoticeLine>
    )
  if (phase.kind === "gone" || phase.kind === "refused")
    return (
      <NoticeLine
        isBad
        text={
          phase.kind === "gone" ? t("saving.goneText") : t("saving.refusedText", { message: phase.message })
        }
      >
        {download}
        <PanelButton onClick={ask.wake}>{t("saving.tryNow")}</PanelButton>
      </NoticeLine>
    )
  // Out of reach alone is nothing to do about: the badge says it. Without a draft it is.
  if (phase.kind === "lost" && draft === "full")
    return (
      <NoticeLine isBad text={t("saving.draftFull")}>
        {download}
      </NoticeLine>
    )
  return null
}
