import { projectLimits, type ProjectSummary } from "@roomwright/contract/studio/projects"
import { IconButton } from "@roomwright/ui/icon-button"
import { Check, X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useProjectText } from "../platform/projects/project-texts.ts"
import type { ProjectActions } from "./use-project-actions.ts"

interface RenameFormProps {
  readonly project: ProjectSummary
  readonly actions: ProjectActions
  readonly onClose: () => void
}

/** A project's name as a field, in its place. Enter keeps it, Escape gives it up. */
export function RenameForm({ project, actions, onClose }: RenameFormProps) {
  const t = useProjectText()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(project.name)
  useEffect(() => field.current?.select(), [])
  const typed = name.trim()
  const save = async (): Promise<void> => {
    if (typed === "" || actions.isBusy) return
    if (typed === project.name || (await actions.rename(project, typed))) onClose()
  }
  return (
    <form
      noValidate
      className="flex flex-wrap items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <input
        ref={field}
        value={name}
        maxLength={projectLimits.name}
        aria-label={t("projects.name")}
        aria-invalid={typed === ""}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Escape" && !nativeEvent.isComposing) onClose()
        }}
        className="h-10 min-w-0 flex-[1_1_6rem] rounded-control border border-field bg-paper px-2.5"
      />
      <IconButton
        type="submit"
        icon={Check}
        label={t("projects.save")}
        disabled={typed === "" || actions.isBusy}
      />
      <IconButton icon={X} label={t("projects.cancel")} onClick={onClose} />
    </form>
  )
}
