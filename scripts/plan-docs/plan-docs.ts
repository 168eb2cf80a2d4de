import { countedIds } from "../../packages/scene/src/commands/element-ids.ts"
import { levelsOf } from "../../packages/scene/src/document/scene-index.ts"
import { buildTemplate } from "../../packages/scene/src/templates/build-template.ts"
import { twoRoom62 } from "../../packages/scene/src/templates/small-flats.ts"
import { describePlan } from "./describe-plan.ts"
import { drawPlan } from "./draw-plan.ts"

/** The files of docs/plans, by their names. */
export function planDocs(): Readonly<Record<string, string>> {
  const scene = buildTemplate(twoRoom62, ["Ground"], countedIds())
  const level = levelsOf(scene)[0]?.id ?? ""
  return {
    [`${twoRoom62.id}.svg`]: drawPlan(scene, level),
    [`${twoRoom62.id}.md`]: describePlan(scene, level, `${twoRoom62.id}.svg`),
  }
}
