import { ConflictDialog } from "./conflict-dialog.tsx"
import type { Saving } from "./use-saving.ts"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText } from "../use-studio-text.ts"
import { AskingDialog } from "./asking-dialog.tsx"
import { downloadDocument } from "./download-document.ts"
import { formatMoment } from "./format-moment.ts"
import type { OfferedDraft } from "./weigh-draft.ts"

/** What saving has to ask: once in the window, one question at a time. */
export function SavingQuestions({ saving }: { readonly saving: Saving }) {
  const { draft, place } = saving.state
  const { phase } = saving.state.saving
  if (place.kind !== "here") return null
  if (draft) return <DraftOffer saving={saving} draft={draft} />
  return phase.kind === "conflict" ? <ConflictDialog saving={saving} phase={phase} /> : null
}

interface DraftOfferProps {
  readonly saving: Saving
  readonly draft: OfferedDraft
}

/** This browser has work on the project that never reached the server. */
function DraftOffer({ saving: { ask, project }, draft }: DraftOfferProps) {
  const t = useStudioText()
  return (
    <AskingDialog
      title={t("saving.draftTitle")}
      text={t(draft.isBehind ? "saving.draftBehind" : "saving.draftText", { time: formatMoment(draft.at) })}
      answers={
        <>
          <PanelButton
            look="quiet"
            className="mr-auto"
            onClick={() => downloadDocument(project.name, draft.text)}
          >
            {t("saving.download")}
          </PanelButton>
          <PanelButton onClick={ask.dropDraft}>{t("saving.dropDraft")}</PanelButton>
          <PanelButton look="primary" onClick={ask.takeDraft}>
            {t("saving.takeDraft")}
          </PanelButton>
        </>
      }
    />
  )
}
