import { billOfQuantities } from "@roomwright/scene/bill/bill-of-quantities"
import type { Scene } from "@roomwright/scene/document/scene"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { useMemo } from "react"
import { useEditorState } from "../editor/use-editor.ts"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText } from "../use-studio-text.ts"
import { AskingDialog } from "./asking-dialog.tsx"
import { downloadDocument } from "./download-document.ts"
import { formatMoment, formatSquareMetres } from "./format-moment.ts"
import type { SavingPhase } from "./saving-state.ts"
import type { Saving } from "./use-saving.ts"

interface ConflictDialogProps {
  readonly saving: Saving
  readonly phase: Extract<SavingPhase, { readonly kind: "conflict" }>
}

/** Two have drawn different things at the same place: one of both is to be chosen, and neither is lost. */
export function ConflictDialog({ saving, phase }: ConflictDialogProps) {
  const t = useStudioText()
  const { ask, project } = saving
  const mine = useEditorState((state) => state.scene)
  const { theirs, isAnswering, problem } = phase
  return (
    <AskingDialog
      title={t("saving.conflictTitle")}
      text={t("saving.conflictAsk")}
      answers={
        <>
          <PanelButton
            look="quiet"
            className="mr-auto"
            onClick={() => downloadDocument(project.name, writeDocument(mine))}
          >
            {t("saving.download")}
          </PanelButton>
          {theirs.scene ? (
            <PanelButton disabled={isAnswering} onClick={ask.takeTheirs}>
              {t("saving.takeTheirs")}
            </PanelButton>
          ) : null}
          <PanelButton look="primary" disabled={isAnswering} onClick={ask.keepMine}>
            {t("saving.keepMine")}
          </PanelButton>
        </>
      }
    >
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Side title={t("saving.mine")} text={t("saving.mineText")} scene={mine} />
        <Side
          title={t("saving.theirs", { time: formatMoment(theirs.savedAt) })}
          text={t(theirs.scene ? "saving.theirsText" : "saving.theirsNewer")}
          scene={theirs.scene}
        />
      </div>
      {problem === null ? null : (
        <p role="alert" className="mt-4 text-bad">
          {t("saving.conflictProblem", { message: problem })}
        </p>
      )}
    </AskingDialog>
  )
}

interface SideProps {
  readonly title: string
  readonly text: string
  readonly scene: Scene | null
}

function Side({ title, text, scene }: SideProps) {
  const t = useStudioText()
  const bill = useMemo(() => scene && billOfQuantities(scene), [scene])
  return (
    <section className="grid content-start gap-1 rounded-inner border border-line bg-paper p-3.5">
      <h3 className="font-sans text-14 font-semibold tracking-normal">{title}</h3>
      {bill ? (
        <p className="num">
          {t("saving.figures", {
            rooms: bill.rooms.length,
            area: formatSquareMetres(bill.totals.floorArea / 1_000_000),
          })}
        </p>
      ) : null}
      <p className="text-13 text-ink-2">{text}</p>
    </section>
  )
}
