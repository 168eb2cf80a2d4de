import { writeDocument } from "@roomwright/scene/document/write-document"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText, type StudioText } from "../use-studio-text.ts"
import { downloadDocument } from "./download-document.ts"
import { formatMoment } from "./format-moment.ts"
import { hasUnsaved, type SavingState } from "./saving-state.ts"
import type { Saving } from "./use-saving.ts"

/** What the badge stands for in whole sentences, with what can be done. */
export function SaveDetails({ saving, onDone }: { readonly saving: Saving; readonly onDone: () => void }) {
  const t = useStudioText()
  const { state, ask, editor, project } = saving
  const { phase, setAside, draft } = state.saving
  const isUnsaved = hasUnsaved(state.saving)
  return (
    <div className="grid gap-3">
      <p className="max-w-[44ch] text-pretty">{sayPhase(state.saving, t)}</p>
      {isUnsaved && draft !== "none" ? (
        <p className="max-w-[44ch] text-ink-2">
          {t(draft === "full" ? "saving.draftFull" : "saving.draftKept")}
        </p>
      ) : null}
      {setAside === null ? null : (
        <div className="grid justify-items-start gap-2 border-t border-line pt-3">
          <p className="max-w-[44ch] text-ink-2">{t("saving.setAside")}</p>
          <PanelButton onClick={() => downloadDocument(project.name, setAside)}>
            {t("saving.downloadSetAside")}
          </PanelButton>
        </div>
      )}
      {isUnsaved ? (
        <div className="flex flex-wrap gap-2">
          {phase.kind === "signedOut" ? (
            <PanelButton
              look="primary"
              onClick={() => {
                onDone()
                void ask.signIn()
              }}
            >
              {t("saving.signIn")}
            </PanelButton>
          ) : phase.kind === "conflict" ? null : (
            <PanelButton look="primary" onClick={ask.wake}>
              {t("saving.tryNow")}
            </PanelButton>
          )}
          <PanelButton onClick={() => downloadDocument(project.name, writeDocument(editor.read().scene))}>
            {t("saving.download")}
          </PanelButton>
        </div>
      ) : null}
    </div>
  )
}

function sayPhase({ phase, savedAt }: SavingState, t: StudioText): string {
  switch (phase.kind) {
    case "saved":
      return t("saving.savedText", { time: formatMoment(savedAt) })
    case "waiting":
    case "saving":
      return t("saving.savingText")
    case "lost":
      return t(phase.why === "serverFails" ? "saving.failsText" : "saving.lostText", {
        time: formatMoment(phase.since),
      })
    case "refused":
      return t("saving.refusedText", { message: phase.message })
    case "conflict":
    case "signedOut":
    case "gone":
      return t(`saving.${phase.kind}Text`)
  }
}
