import { studioPath } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useProjectText } from "../platform/projects/project-texts.ts"
import type { ProjectActions } from "./use-project-actions.ts"

/** Makes a project and opens it in the studio. */
export function NewProject({ actions }: { readonly actions: ProjectActions }) {
  const t = useProjectText()
  // One wish, one project, however often it is pressed or sent.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const begin = async (): Promise<void> => {
    // Opened in the press itself, or the browser would hold it back.
    const opened = window.open("", "_blank")
    const id = await actions.make(t("projects.newName"), key)
    if (id === null) {
      opened?.close()
      return
    }
    setKey(crypto.randomUUID())
    // Held back all the same: the project stands first in the list now.
    opened?.location.replace(studioPath(id))
  }
  return (
    <Button look="primary" disabled={actions.isBusy} onClick={() => void begin()}>
      {t("projects.new")}
    </Button>
  )
}
