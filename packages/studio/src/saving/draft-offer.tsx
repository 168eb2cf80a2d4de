import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText } from "../use-studio-text.ts"
import { AskingDialog } from "./asking-dialog.tsx"
import { downloadDocument } from "./download-document.ts"
import { formatMoment } from "./format-moment.ts"
import type { Saving } from "./use-saving.ts"
import type { OfferedDraft } from "./weigh-draft.ts"

interface DraftOfferProps {
  readonly saving: Saving
  readonly draft: OfferedDraft
}

/** This browser has work on the project that never reached the server. */
export function DraftOffer({ saving: { ask, project }, draft }: DraftOfferProps) {
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
