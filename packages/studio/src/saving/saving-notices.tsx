import { writeDocument } from "@roomwright/scene/document/write-document"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText, type StudioTextId } from "../use-studio-text.ts"
import { downloadDocument } from "./download-document.ts"
import type { Saving } from "./use-saving.ts"
import type { Place } from "./project-saving.ts"
import { hasUnsaved } from "./saving-state.ts"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Eye, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"

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

/** A line over the plan while another window draws on the project, and here one only looks. */
function ElsewhereNotice({ saving }: { readonly saving: Saving }) {
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

interface NoticeLineProps {
  readonly text: string
  readonly isBad?: boolean
  readonly children?: ReactNode
}

/** One line with what can be done about it. */
function NoticeLine({ text, isBad = false, children }: NoticeLineProps) {
  return (
    <div
      role="status"
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3.5 py-1.5 text-13",
        isBad ? "bg-bad-tint text-bad" : "bg-wait-tint text-wait",
      )}
    >
      <Icon of={isBad ? TriangleAlert : Eye} size={16} />
      <p className="min-w-0 flex-1 text-pretty">{text}</p>
      <span className="flex flex-wrap gap-2 text-ink">{children}</span>
    </div>
  )
}
