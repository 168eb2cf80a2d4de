import { useEffect, useState } from "react"
import { isEmptyHome } from "../../edits/is-empty-home.ts"
import type { Editor } from "../../editor/editor.ts"
import { beginGuide, hiddenGuide } from "../guide/guide-steps.ts"
import { openDrawer, readKept, writeStored } from "./stored-shell.ts"
import { createShell, type Shell } from "./shell.ts"

/** The shell of a studio, as it was left in this browser; what changes from now on is kept. */
export function useStoredShell(editor: Editor): Shell {
  const [{ shell, kept }] = useState(() => {
    const found = readKept(openDrawer())
    const { scene } = editor.read()
    const begins = !found.knowsGuide && isEmptyHome(scene)
    const { shownView, isBillOpen, theme, hasSingleKeys } = found
    // Walls come first; where there are some, it is time to furnish.
    const leftTab = found.leftTab ?? (isEmptyHome(scene) ? "structure" : "library")
    return {
      kept: found,
      shell: createShell({
        leftTab,
        shownView,
        isBillOpen,
        theme,
        hasSingleKeys,
        dialog: null,
        question: null,
        guide: begins ? beginGuide(scene) : hiddenGuide,
        copied: [],
        isStartHidden: false,
      }),
    }
  })
  useEffect(() => {
    editor.setOptions(kept.options)
    let knowsGuide = kept.knowsGuide
    let written = ""
    const keep = (): void => {
      const { leftTab, shownView, isBillOpen, theme, hasSingleKeys, guide } = shell.read()
      knowsGuide ||= !guide.isShown && guide !== hiddenGuide
      const { options } = editor.read()
      const now = { options, leftTab, shownView, isBillOpen, theme, hasSingleKeys, knowsGuide }
      const text = JSON.stringify(now)
      // The editor tells of every move of the pointer, too.
      if (text === written) return
      written = text
      writeStored(openDrawer(), now)
    }
    const ends = [editor.subscribe(keep), shell.subscribe(keep)]
    return () => ends.forEach((end) => end())
  }, [editor, shell, kept])
  return shell
}
