import { randomIds } from "@roomwright/scene/commands/element-ids"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import type { PlanTemplate } from "@roomwright/scene/templates/plan-template"
import { planTemplates } from "@roomwright/scene/templates/plan-templates"
import { useActionScope } from "../../actions/use-action.ts"
import type { ActionScope } from "../../actions/action.ts"
import { isEmptyHome } from "../../edits/is-empty-home.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { Section } from "../parts/section.tsx"
import { useLengths } from "../parts/use-lengths.ts"
import { nameOfTemplate } from "./name-of-template.ts"
import { useTemplatePicture } from "./use-template-picture.ts"

/** Ready plans to begin with. */
export function TemplateList() {
  const t = useStudioText()
  return (
    <Section title={t("panel.templates")}>
      <ul data-templates className="grid grid-cols-2 gap-2">
        {planTemplates.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function TemplateCard({ template }: { readonly template: PlanTemplate }) {
  const t = useStudioText()
  const scope = useActionScope()
  const lengths = useLengths()
  const picture = useTemplatePicture(template)
  const rooms = template.levels.reduce((sum, level) => sum + level.rooms.length, 0)
  return (
    <button
      type="button"
      onClick={() => requestUse(scope, template)}
      className="grid h-full w-full content-start gap-1 rounded-control border border-line bg-paper p-2 text-left hover:border-ink-2"
    >
      <svg viewBox={picture?.viewBox} aria-hidden="true" className="h-20 w-full">
        {picture ? (
          <>
            <path d={picture.floors} className="fill-still" />
            <path d={picture.walls} className="fill-ink" />
            <path d={picture.doors} strokeWidth={230} fill="none" className="stroke-still" />
            <path d={picture.windows} strokeWidth={110} fill="none" className="stroke-paper" />
          </>
        ) : null}
      </svg>
      <span className="text-12 leading-tight font-medium">{nameOfTemplate(t, template.id)}</span>
      <span className="num text-12 text-ink-2">
        {lengths.wholeArea(template.area * 1_000_000)}
        <br />
        {t("panel.templateFacts", { rooms, floors: template.levels.length })}
      </span>
    </button>
  )
}

/** Puts it in place at once where there is nothing to lose, else asks. It is one step back. */
function requestUse(scope: ActionScope, template: PlanTemplate): void {
  const { editor, shell, t } = scope
  const put = () => {
    const names = template.levels.map((_, at) => t("level.nth", { number: at + 1 }))
    editor.activate("select")
    editor.replace("useTemplate", buildTemplate(template, names, randomIds(Math.random)))
  }
  if (isEmptyHome(editor.read().scene)) {
    put()
    return
  }
  shell.set({
    question: {
      title: t("panel.templateAsk"),
      text: t("panel.templateAskText"),
      confirm: t("panel.templateUse"),
      run: put,
    },
  })
}
