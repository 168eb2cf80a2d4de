import { writeDocument } from "@roomwright/scene/document/write-document"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText, type StudioTextId } from "../use-studio-text.ts"
import { downloadDocument } from "./download-document.ts"
import { NoticeLine } from "./notice-line.tsx"
import type { Place } from "./project-saving.ts"
import { hasUnsaved } from "./saving-state.ts"
import type { Saving } from "./use-saving.ts"

/** A line over the plan while another window draws on the project, and here one only looks. */
export function ElsewhereNotice({ saving }: { readonly saving: Saving }) {
  const t = useStudioText()
  const { state, ask, editor, project } = saving
  const { place } = state
  if (place.kind === "here" || place.kind === "starting") return null
  const isWaiting = place.kind === "elsewhere" ? place.isAsked : !place.hasFailed
  return (
    <NoticeLine text={t(textOf(place))}>
      {hasUnsaved(state.saving) ? (
        <PanelButton onClick={() => downloadDocument(project.name, writeDocument(editor.read().scene))}>
          {t("saving.downloadHere")}
        </PanelButton>
      ) : null}
      {isWaiting ? null : (
        <PanelButton onClick={ask.takeOver}>
          {t(place.kind === "elsewhere" ? "saving.takeOver" : "saving.tryNow")}
        </PanelButton>
      )}
    </NoticeLine>
  )
}

function textOf(place: Extract<Place, { readonly kind: "elsewhere" | "arriving" }>): StudioTextId {
  if (place.kind === "elsewhere") return place.isAsked ? "saving.asking" : "saving.elsewhere"
  return place.hasFailed ? "saving.arrivalFailed" : "saving.arriving"
}
