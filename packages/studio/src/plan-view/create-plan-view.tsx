import type { Editor } from "../editor/editor.ts"
import type { StudioView } from "../views/studio-view.tsx"
import type { PictureAddress } from "../kinds/plan-kind.tsx"
import { createPlan } from "./plan-state.ts"
import { PlanView } from "./plan-view.tsx"
import { PlanContext } from "./use-plan.ts"

/** The plan of a document, to be put into the studio. */
export function createPlanView(editor: Editor, pictureAddress: PictureAddress): StudioView {
  const plan = createPlan(editor)
  return {
    name: "plan",
    Content: () => (
      <PlanContext value={plan}>
        <PlanView pictureAddress={pictureAddress} />
      </PlanContext>
    ),
    zoom: plan.zoom,
    fit: plan.fit,
    reveal: plan.reveal,
    middle: plan.middle,
    status: () => {
      const { overlay, view } = plan.read()
      return { cursor: overlay.cursor, mmPerPixel: view.mmPerPixel }
    },
    subscribe: plan.subscribe,
  }
}
