import { Icon } from "@roomwright/ui/icon"
import { Check, X } from "lucide-react"
import { useEffect } from "react"
import { focusPlan } from "../../actions/act-on-key.ts"
import { isMac, useActionScope } from "../../actions/use-action.ts"
import { showChord } from "../../actions/key-chord.ts"
import { allTools } from "../../tools/all-tools.tsx"
import type { ToolName } from "../../tools/tool-name.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { PanelButton, ToolButton } from "../parts/panel-button.tsx"
import { useShellState } from "../shell/use-shell.ts"
import { guideSteps, noticeGuide, skipStep, stepOf, type GuideStep } from "./guide-steps.ts"

/** The tool that a step is done with. */
const toolOf: Readonly<Record<GuideStep, ToolName>> = {
  room: "rectangle",
  length: "select",
  door: "door",
  window: "window",
  name: "select",
}

/** Leads to a first plan, one step after the other, and sees by itself what was done. */
export function GuideCard() {
  const t = useStudioText()
  const { editor, shell } = useActionScope()
  const guide = useShellState((state) => state.guide)
  useEffect(
    () =>
      editor.onChange(() => {
        const now = shell.read().guide
        const noticed = noticeGuide(now, editor.read().scene)
        if (noticed !== now) shell.set({ guide: noticed })
      }),
    [editor, shell],
  )
  if (!guide.isShown) return null
  const step = stepOf(guide)
  const hide = (): void => shell.set({ guide: { ...guide, isShown: false } })
  return (
    <section
      aria-label={t("guide.title")}
      className="fade-in pointer-events-auto grid w-80 max-w-full flex-none gap-2.5 rounded-card border border-line bg-card p-4 shadow-float"
    >
      <header className="flex items-center justify-between gap-2">
        <p className="num text-12 text-ink-2">
          {step
            ? t("guide.progress", { step: guideSteps.indexOf(step) + 1, steps: guideSteps.length })
            : t("guide.title")}
        </p>
        <ToolButton icon={X} label={t("guide.putAway")} onClick={hide} className="-my-2 -mr-2" />
      </header>
      <Marks done={guide.done.length} />
      <div aria-live="polite" className="grid gap-1.5">
        <h2 className="text-18">{step ? t(`guide.${step}`) : t("guide.done")}</h2>
        <p className="text-ink-2">{step ? t(`guide.${step}Text`) : t("guide.doneText")}</p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {step ? (
          <>
            <TakeTool name={toolOf[step]} />
            <PanelButton
              look="quiet"
              onClick={() => shell.set({ guide: skipStep(guide, editor.read().scene) })}
            >
              {t("guide.skip")}
            </PanelButton>
          </>
        ) : (
          <PanelButton look="primary" onClick={hide}>
            {t("guide.close")}
          </PanelButton>
        )}
      </div>
    </section>
  )
}

function TakeTool({ name }: { readonly name: ToolName }) {
  const t = useStudioText()
  const { editor } = useActionScope()
  const [chord = ""] = allTools.find((tool) => tool.name === name)?.keys ?? []
  return (
    <PanelButton
      look="primary"
      onClick={() => {
        editor.activate(name)
        focusPlan()
      }}
    >
      {t("guide.take", { tool: t(`tool.${name}`) })}
      <kbd className="font-sans opacity-80">{showChord(chord, isMac()).join(" ")}</kbd>
    </PanelButton>
  )
}

function Marks({ done }: { readonly done: number }) {
  return (
    <ol aria-hidden="true" className="flex gap-1.5">
      {guideSteps.map((step, at) => (
        <li
          key={step}
          className={`grid h-5 flex-1 place-items-center rounded-pill ${at < done ? "bg-ok-tint text-ok" : at === done ? "bg-accent-tint" : "bg-sunk"}`}
        >
          {at < done ? <Icon of={Check} size={14} /> : null}
        </li>
      ))}
    </ol>
  )
}
