import { printSheet } from "@roomwright/scene/drawing/print-sheet"
import { ChevronLeft, ChevronRight, Download } from "lucide-react"
import { useState } from "react"
import { PanelButton, ToolButton } from "../panels/parts/panel-button.tsx"
import type { StudioHost } from "../studio-host.ts"
import { useStudioText } from "../use-studio-text.ts"
import { DrawingForm } from "./drawing-form.tsx"
import { saveFile } from "./save-file.ts"
import { sheetChoices } from "./sheet-choices.ts"
import { SheetPreview } from "./sheet-preview.tsx"
import { useSet, type SetOptions } from "./use-set.ts"

interface DrawingsPanelProps {
  readonly host: StudioHost
  readonly project: string
}

type Phase = "idle" | "printing" | "away" | { readonly refused: string }

/** The drawings of the home: composed, looked at sheet by sheet, and downloaded. */
export function DrawingsPanel({ host, project }: DrawingsPanelProps) {
  const t = useStudioText()
  const [options, setOptions] = useState<SetOptions>({
    paper: "A3",
    scale: null,
    kinds: sheetChoices,
    designer: "",
  })
  const [wished, setWished] = useState(0)
  const [phase, setPhase] = useState<Phase>("idle")
  const { set, isLost } = useSet(host, project, options)
  const sheets = set?.sheets ?? []
  const shown = Math.min(wished, Math.max(0, sheets.length - 1))
  const sheet = sheets[shown]
  const print = async (): Promise<void> => {
    setPhase("printing")
    try {
      const answer = await host.drawings.print({ title: project, sheets: sheets.map(printSheet) })
      if (answer.kind === "printed") saveFile(project, "pdf", answer.pdf)
      setPhase(answer.kind === "printed" ? "idle" : { refused: answer.message })
    } catch {
      setPhase("away")
    }
  }
  const saveSvg = async (): Promise<void> => {
    const { writeSvg } = await import("@roomwright/scene/drawing/write-svg")
    if (sheet)
      saveFile(
        `${project} ${shown + 1} ${sheet.name}`,
        "svg",
        new Blob([writeSvg(sheet)], { type: "image/svg+xml" }),
      )
  }
  const saveDxf = async (): Promise<void> => {
    const { writeDxf } = await import("@roomwright/scene/drawing/write-dxf")
    for (const { name, drawing } of set?.plans ?? [])
      saveFile(`${project} ${name}`, "dxf", new Blob([writeDxf(drawing)], { type: "image/vnd.dxf" }))
  }
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 overflow-y-auto md:grid-cols-[256px_minmax(0,1fr)] md:overflow-hidden">
      <div className="flex flex-col gap-5 border-line p-5 md:overflow-y-auto md:border-r">
        <DrawingForm options={options} onChange={(part) => setOptions({ ...options, ...part })} />
        <div className="grid gap-2">
          <PanelButton
            look="primary"
            icon={Download}
            disabled={sheets.length === 0 || phase === "printing"}
            onClick={() => void print()}
          >
            {phase === "printing" ? t("drawings.printing") : t("drawings.pdf", { count: sheets.length })}
          </PanelButton>
          <div className="grid grid-cols-2 gap-2">
            <PanelButton icon={Download} disabled={!sheet} onClick={() => void saveSvg()}>
              SVG
            </PanelButton>
            <PanelButton
              icon={Download}
              disabled={!set || set.plans.length === 0}
              onClick={() => void saveDxf()}
            >
              DXF
            </PanelButton>
          </div>
          <p className="text-12 text-pretty text-ink-2">{t("drawings.formats")}</p>
        </div>
        <p role="status" className="text-pretty text-bad empty:hidden">
          {phase === "away" ? t("drawings.away") : typeof phase === "object" ? phase.refused : null}
        </p>
      </div>
      <div className="flex min-h-[320px] min-w-0 flex-col bg-sunk">
        {set?.isCut ? <p className="bg-wait-tint px-5 py-2 text-wait">{t("drawings.cut")}</p> : null}
        {sheet ? (
          <>
            <div
              // Scrolled by the keyboard, too.
              tabIndex={0}
              role="region"
              aria-label={sheet.name}
              className="grid min-h-0 flex-1 items-center overflow-auto p-4 focus-visible:-outline-offset-2"
            >
              <SheetPreview sheet={sheet} />
            </div>
            <div className="flex items-center justify-center gap-2 border-t border-line bg-card py-1.5">
              <ToolButton
                icon={ChevronLeft}
                label={t("drawings.before")}
                disabled={shown === 0}
                onClick={() => setWished(shown - 1)}
              />
              <span aria-live="polite" className="num min-w-56 truncate text-center">
                {t("drawings.shown", { number: shown + 1, count: sheets.length })} · {sheet.name}
              </span>
              <ToolButton
                icon={ChevronRight}
                label={t("drawings.next")}
                disabled={shown >= sheets.length - 1}
                onClick={() => setWished(shown + 1)}
              />
            </div>
          </>
        ) : (
          <p className="m-auto max-w-[40ch] p-6 text-center text-pretty text-ink-2">
            {isLost ? t("drawings.lost") : set ? t("drawings.empty") : t("drawings.composing")}
          </p>
        )}
      </div>
    </div>
  )
}
