import { randomIds } from "@roomwright/scene/commands/element-ids"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import type { PlanTemplate } from "@roomwright/scene/templates/plan-template"
import { planTemplates } from "@roomwright/scene/templates/plan-templates"
import { useActionScope } from "../../actions/use-action.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { Section } from "../parts/section.tsx"
import { useLengths } from "../parts/use-lengths.ts"
import { nameOfTemplate } from "./name-of-template.ts"
import { PlanCard } from "./plan-card.tsx"
import { replaceHome } from "./replace-home.ts"
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
  const build = () => {
    const names = template.levels.map((_, at) => t("level.nth", { number: at + 1 }))
    return buildTemplate(template, names, randomIds(Math.random))
  }
  return (
    <PlanCard
      name={nameOfTemplate(t, template.id)}
      picture={picture}
      onPick={() => replaceHome(scope, "useTemplate", build)}
    >
      {lengths.wholeArea(template.area * 1_000_000)}
      <br />
      {t("panel.templateFacts", { rooms, floors: template.levels.length })}
    </PlanCard>
  )
}
