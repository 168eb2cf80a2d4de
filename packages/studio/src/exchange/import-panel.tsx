import type { Imported, ImportNote } from "@roomwright/models/exchange/import-report"
import { Armchair, FileInput } from "lucide-react"
import { use, useRef, useState } from "react"
import { ActionScopeContext } from "../actions/use-action.ts"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useShell } from "../panels/shell/use-shell.ts"
import { replaceHome } from "../panels/structure/replace-home.ts"
import { useStudioText, type StudioText } from "../use-studio-text.ts"
import { askImport, importKindOf } from "./ask-import.ts"

type Step =
  | { readonly kind: "idle" }
  | { readonly kind: "reading" }
  | { readonly kind: "refused"; readonly text: string }
  | { readonly kind: "read"; readonly name: string; readonly imported: Imported }

/** Homes of other programs: read in a thread, told of before they take the place of what is drawn. */
export function ImportPanel({ onDone }: { readonly onDone: () => void }) {
  const t = useStudioText()
  const scope = use(ActionScopeContext)
  const shell = useShell()
  const input = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState<Step>({ kind: "idle" })
  const open = async (file: File): Promise<void> => {
    const kind = importKindOf(file.name)
    if (kind === null) {
      setStep({ kind: "refused", text: t("import.wrongKind", { name: file.name }) })
      return
    }
    setStep({ kind: "reading" })
    try {
      const answer = await askImport(kind, file)
      setStep(
        answer.kind === "read"
          ? { kind: "read", name: file.name, imported: answer.imported }
          : { kind: "refused", text: t("import.refused", { fault: answer.fault }) },
      )
    } catch {
      setStep({ kind: "refused", text: t("files.unreadable") })
    }
  }
  return (
    <section className="grid justify-items-start gap-2 border-t border-line pt-5">
      <h3 className="text-14 font-semibold">{t("import.title")}</h3>
      <p className="max-w-[64ch] text-pretty text-ink-2">{t("import.text")}</p>
      <div className="flex flex-wrap gap-2">
        <PanelButton
          icon={FileInput}
          disabled={step.kind === "reading"}
          onClick={() => input.current?.click()}
        >
          {t(step.kind === "reading" ? "import.reading" : "import.open")}
        </PanelButton>
        <PanelButton
          icon={Armchair}
          onClick={() => {
            onDone()
            shell.set({ leftTab: "library" })
          }}
        >
          {t("import.glb")}
        </PanelButton>
      </div>
      <p className="max-w-[64ch] text-12 text-pretty text-ink-2">{t("import.glbText")}</p>
      <input
        ref={input}
        type="file"
        accept=".dxf,.sh3d"
        aria-label={t("import.open")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again.
          event.target.value = ""
          if (file) void open(file)
        }}
      />
      <p role="alert" className="max-w-[64ch] text-pretty text-bad empty:hidden">
        {step.kind === "refused" ? step.text : null}
      </p>
      {step.kind === "read" ? (
        <FoundHome
          name={step.name}
          imported={step.imported}
          onPut={() => {
            const { scene } = step.imported
            onDone()
            if (scope) replaceHome(scope, "openFile", () => scene)
          }}
          onLeave={() => setStep({ kind: "idle" })}
        />
      ) : null}
    </section>
  )
}

interface FoundHomeProps {
  readonly name: string
  readonly imported: Imported
  readonly onPut: () => void
  readonly onLeave: () => void
}

/** What was found in a file, and what was not understood. */
function FoundHome({ name, imported: { report }, onPut, onLeave }: FoundHomeProps) {
  const t = useStudioText()
  const { made, notes } = report
  return (
    <div
      role="status"
      className="grid w-full max-w-[64ch] gap-2.5 rounded-inner border border-line bg-paper p-3.5"
    >
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="text-pretty">{t("import.found", { ...made })}</p>
      {notes.length > 0 ? (
        <>
          <p className="text-12 text-ink-2">{t("import.notes")}</p>
          <ul className="grid max-h-52 list-disc gap-1 overflow-y-auto pl-5 text-12 text-pretty">
            {notes.map((note) => (
              <li key={JSON.stringify(note)}>{wordNote(t, note)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <PanelButton look="primary" onClick={onPut}>
          {t("import.put")}
        </PanelButton>
        <PanelButton onClick={onLeave}>{t("import.leave")}</PanelButton>
      </div>
    </div>
  )
}

function wordNote(t: StudioText, note: ImportNote): string {
  switch (note.kind) {
    case "unitGuessed":
      return t("import.note.unitGuessed", { unit: note.unit })
    case "layers":
      return t("import.note.layers", { names: note.names.join(", ") })
    case "noWallLayer":
      return t("import.note.noWallLayer")
    case "skipped":
      return t("import.note.skipped", { what: note.what, count: note.count })
    case "box":
      return t("import.note.box", { name: note.name, count: note.count })
    default:
      return t(`import.note.${note.kind}`, { count: note.count })
  }
}
