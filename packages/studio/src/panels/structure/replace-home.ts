import type { Scene } from "@roomwright/scene/document/scene"
import type { ActionScope } from "../../actions/action.ts"
import { isEmptyHome } from "../../edits/is-empty-home.ts"

/** What asks before a plan or a furnished home takes the place of what is drawn. */
const questions = {
  useTemplate: ["panel.templateAsk", "panel.templateAskText", "panel.templateUse"],
  openFile: ["files.ask", "files.askText", "files.askOpen"],
  useSample: ["panel.sampleAsk", "panel.sampleAskText", "panel.sampleUse"],
} as const

/** Puts a whole home in place at once where there is nothing to lose, else asks. It is one step back. */
export function replaceHome(
  { editor, shell, t }: Pick<ActionScope, "editor" | "shell" | "t">,
  what: keyof typeof questions,
  build: () => Scene,
): void {
  const put = () => {
    editor.activate("select")
    editor.replace(what, build())
  }
  if (isEmptyHome(editor.read().scene)) {
    put()
    return
  }
  const [title, text, confirm] = questions[what]
  shell.set({ question: { title: t(title), text: t(text), confirm: t(confirm), run: put } })
}
