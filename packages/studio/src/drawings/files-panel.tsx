import { readDocument } from "@roomwright/scene/document/read-document"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { sceneLimits } from "@roomwright/scene/elements/scene-limits"
import { Box, Download, FolderOpen } from "lucide-react"
import { use, useRef, useState } from "react"
import type { LibraryHost } from "../library/library-host.ts"
import { ActionScopeContext } from "../actions/use-action.ts"
import { useEditor } from "../editor/use-editor.ts"
import { ImportPanel } from "../exchange/import-panel.tsx"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { replaceHome } from "../panels/structure/replace-home.ts"
import { useStudioText } from "../use-studio-text.ts"
import { saveFile } from "./save-file.ts"

interface FilesPanelProps {
  readonly library: LibraryHost
  readonly project: string
  readonly onDone: () => void
}

/** The home as a file: out of the studio, and into it. */
export function FilesPanel({ library, project, onDone }: FilesPanelProps) {
  const t = useStudioText()
  const editor = useEditor()
  const scope = use(ActionScopeContext)
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [glb, setGlb] = useState<"idle" | "making" | "failed" | { readonly missing: number }>("idle")
  const saveGlb = async (): Promise<void> => {
    setGlb("making")
    try {
      const { writeGlbFile } = await import("./write-glb-file.ts")
      const { bytes, missing } = await writeGlbFile(editor.read().scene, project, t, library)
      saveFile(project, "glb", new Blob([bytes], { type: "model/gltf-binary" }))
      setGlb({ missing })
    } catch {
      setGlb("failed")
    }
  }
  const saveScene = (): void =>
    saveFile(
      project,
      "roomwright.json",
      new Blob([writeDocument(editor.read().scene)], { type: "application/json" }),
    )
  const open = async (file: File): Promise<void> => {
    // Four bytes a character at most: what is longer need not be read.
    if (file.size > 4 * sceneLimits.textLength) {
      setRefusal(t("files.refused", { fault: "tooLong" }))
      return
    }
    const read = readDocument(await file.text())
    if ("refused" in read) {
      setRefusal(t("files.refused", { fault: read.refused.reason }))
      return
    }
    setRefusal(null)
    onDone()
    if (scope) replaceHome(scope, "openFile", () => read.scene)
  }
  return (
    <div className="grid content-start gap-6 overflow-y-auto p-5">
      <section className="grid justify-items-start gap-2">
        <h3 className="text-14 font-semibold">{t("files.out")}</h3>
        <p className="max-w-[64ch] text-pretty text-ink-2">{t("files.sceneText")}</p>
        <PanelButton icon={Download} onClick={saveScene}>
          {t("files.scene")}
        </PanelButton>
        <p className="mt-2 max-w-[64ch] text-pretty text-ink-2">{t("files.glbText")}</p>
        <PanelButton icon={Box} disabled={glb === "making"} onClick={() => void saveGlb()}>
          {t(glb === "making" ? "files.glbMaking" : "files.glb")}
        </PanelButton>
        <p role="status" className="max-w-[64ch] text-pretty text-wait empty:hidden">
          {glb === "failed"
            ? t("files.glbFailed")
            : typeof glb === "object" && glb.missing > 0
              ? t("files.glbMissing", { count: glb.missing })
              : null}
        </p>
      </section>
      <section className="grid justify-items-start gap-2 border-t border-line pt-5">
        <h3 className="text-14 font-semibold">{t("files.in")}</h3>
        <p className="max-w-[64ch] text-pretty text-ink-2">{t("files.inText")}</p>
        <PanelButton icon={FolderOpen} onClick={() => input.current?.click()}>
          {t("files.open")}
        </PanelButton>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={t("files.open")}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file may be chosen again.
            event.target.value = ""
            if (file) open(file).catch(() => setRefusal(t("files.unreadable")))
          }}
        />
        <p role="alert" className="max-w-[64ch] text-pretty text-bad empty:hidden">
          {refusal}
        </p>
      </section>
      <ImportPanel onDone={onDone} />
    </div>
  )
}
