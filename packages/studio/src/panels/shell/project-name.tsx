import { ChevronDown } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { useId, useRef, useState } from "react"
import type { ProjectId, StudioHost } from "../../studio-host.ts"
import { useStudioText } from "../../use-studio-text.ts"

interface ProjectNameProps {
  readonly host: Pick<StudioHost, "rename">
  readonly project: { readonly id: ProjectId; readonly name: string }
  readonly onRenamed: (name: string) => void
}

/** As the server has it. */
const longestName = 80

/** The project's name; a press turns it into a field. What was typed stays until it is stored or given up. */
export function ProjectName({ host, project, onRenamed }: ProjectNameProps) {
  const t = useStudioText()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [state, setState] = useState<"idle" | "storing" | "empty" | "failed">("idle")
  const leave = (): void => {
    setDraft(null)
    setState("idle")
    requestAnimationFrame(() => button.current?.focus())
  }
  const store = async (): Promise<void> => {
    const name = draft?.trim() ?? ""
    if (draft === null || state === "storing") return
    if (name === project.name) return leave()
    if (name === "") return setState("empty")
    setState("storing")
    try {
      await host.rename(project.id, name)
      onRenamed(name)
      leave()
    } catch {
      setState("failed")
    }
  }
  if (draft === null)
    return (
      <button
        ref={button}
        type="button"
        title={t("panel.renameProject")}
        onClick={() => setDraft(project.name)}
        className="inline-flex h-8 min-w-0 items-center gap-1.5 rounded-control px-2 font-medium hover:bg-sunk"
      >
        <span className="max-w-[28ch] truncate">{project.name}</span>
        <Icon of={ChevronDown} size={14} className="text-ink-2" />
        <span className="sr-only">{t("panel.renameProject")}</span>
      </button>
    )
  const isWrong = state === "empty" || state === "failed"
  return (
    <div className="relative">
      <input
        aria-label={t("panel.projectName")}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={draft}
        autoFocus
        maxLength={longestName}
        readOnly={state === "storing"}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setDraft(event.target.value)
          setState("idle")
        }}
        onBlur={() => void store()}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === "Enter") void store()
          if (event.key === "Escape") {
            event.preventDefault()
            leave()
          }
        }}
        className={`h-8 w-[26ch] rounded-control border bg-paper px-2 font-medium ${isWrong ? "border-bad" : "border-field"}`}
      />
      {isWrong ? (
        <p
          id={`${id}-error`}
          role="alert"
          className="absolute top-full left-0 z-10 mt-1 w-max max-w-72 rounded-control border border-line bg-card px-2.5 py-1.5 text-12 text-bad shadow-float"
        >
          {state === "empty" ? t("panel.nameEmpty") : t("panel.nameFailed")}
        </p>
      ) : null}
    </div>
  )
}
