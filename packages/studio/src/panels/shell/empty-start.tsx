import { Icon, type Drawing } from "@roomwright/ui/icon"
import { ImageUp, LayoutTemplate, Sofa, X } from "lucide-react"
import { focusPlan } from "../../actions/act-on-key.ts"
import { isEmptyHome } from "../../edits/is-empty-home.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { RectangleRoomIcon } from "../parts/tool-icons.tsx"
import { ToolButton } from "../parts/panel-button.tsx"
import { useShell, useShellState } from "./use-shell.ts"

/** The four ways to begin, over a plan on which nothing is. */
export function EmptyStart() {
  const t = useStudioText()
  const editor = useEditor()
  const shell = useShell()
  const isHidden = useShellState((state) => state.isStartHidden)
  const isEmpty = useEditorState((state) => isEmptyHome(state.scene))
  const isDrawing = useEditorState((state) => state.tool !== "select" && state.tool !== "hand")
  if (isHidden || isDrawing || !isEmpty) return null
  return (
    <section
      aria-label={t("panel.start")}
      className="fade-in pointer-events-auto m-auto grid w-[min(600px,100%)] flex-none gap-4 rounded-card border border-line bg-card p-5 shadow-float"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-20">{t("panel.start")}</h2>
        <ToolButton
          icon={X}
          label={t("panel.close")}
          onClick={() => shell.set({ isStartHidden: true })}
          className="-mt-1 -mr-1"
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(220px,1fr))] gap-2.5">
        <Way
          icon={RectangleRoomIcon}
          title={t("panel.startDraw")}
          text={t("panel.startDrawText")}
          onPick={() => {
            editor.activate("rectangle")
            focusPlan()
          }}
        />
        <Way
          icon={LayoutTemplate}
          title={t("panel.startTemplate")}
          text={t("panel.startTemplateText")}
          onPick={() => {
            shell.set({ leftTab: "structure" })
            goTo("[data-templates] button")
          }}
        />
        <Way
          icon={Sofa}
          title={t("panel.startSample")}
          text={t("panel.startSampleText")}
          onPick={() => {
            shell.set({ leftTab: "structure" })
            goTo("[data-samples]")
          }}
        />
        <Way
          icon={ImageUp}
          title={t("panel.startPicture")}
          text={t("panel.startPictureText")}
          onPick={() => {
            shell.set({ leftTab: "picture" })
            goTo("[data-picture] button")
          }}
        />
      </div>
    </section>
  )
}

/** Leads eyes and focus to what was just opened. */
function goTo(selector: string): void {
  requestAnimationFrame(() => {
    const target = document.querySelector<HTMLElement>(selector)
    target?.closest("section")?.scrollIntoView({ block: "start" })
    target?.focus({ preventScroll: true })
  })
}

interface WayProps {
  readonly icon: Drawing
  readonly title: string
  readonly text: string
  readonly onPick: () => void
}

function Way({ icon, title, text, onPick }: WayProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="grid content-start gap-1.5 rounded-inner border border-line bg-paper p-3.5 text-left hover:border-accent"
    >
      <Icon of={icon} size={24} className="text-accent" />
      <span className="text-14 font-medium">{title}</span>
      <span className="text-ink-2">{text}</span>
    </button>
  )
}
