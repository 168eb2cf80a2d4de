import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Archive } from "lucide-react"
import { useState, type DragEvent } from "react"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Notice } from "../../admin/frame/notice.tsx"
import { megabytesMost, useImport, type ImportState } from "./use-import.ts"

/** Takes the file of a furniture library, picked or dropped, and says what became of it. */
export function ImportField() {
  const t = useAdminText()
  const { state, isBusy, send } = useImport()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    void send(event.dataTransfer.files[0])
  }
  return (
    <>
      {/* What is dropped may be picked as well: it is the label of a field for files. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          "grid cursor-pointer justify-items-center gap-2 rounded-card border border-dashed px-6 py-8 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
          isOver ? "border-accent bg-accent-tint" : "border-field bg-card",
        )}
      >
        <Icon of={Archive} size={28} />
        <span className="font-medium">{wordProgress(t, state)}</span>
        <span className="text-14 text-ink-2">{t("admin.libraries.limit", { megabytes: megabytesMost })}</span>
        <input
          type="file"
          accept=".sh3f"
          disabled={isBusy}
          onChange={({ target }) => {
            void send(target.files?.[0]).then(() => {
              // The same file, mended, may be picked again.
              target.value = ""
            })
          }}
          className="sr-only"
        />
      </label>
      <div role="status" className="mt-4 empty:hidden">
        {state.kind === "refused" ? <Notice tone="bad">{state.text}</Notice> : null}
        {state.kind === "done" ? <Notice tone="ok">{state.text}</Notice> : null}
      </div>
    </>
  )
}

function wordProgress(t: ReturnType<typeof useAdminText>, state: ImportState): string {
  if (state.kind === "sending") return t("admin.libraries.sending", { percent: state.percent })
  return t(state.kind === "reading" ? "admin.libraries.reading" : "admin.libraries.pick")
}
