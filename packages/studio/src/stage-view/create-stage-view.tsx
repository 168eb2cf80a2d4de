import { lazy, Suspense } from "react"
import type { Editor } from "../editor/editor.ts"
import type { LibraryHost } from "../library/library-host.ts"
import type { StudioView } from "../views/studio-view.tsx"
import { createStageControl } from "./stage-control.ts"
import { StageBars } from "./stage-bars.tsx"
import { StageOverlay } from "./stage-overlay.tsx"
import { goToNextView, keepView } from "./go-to-view.ts"
import { StageViews } from "./stage-views.tsx"
import { StageNotice } from "./stage-notice.tsx"

/** What draws in three dimensions comes when it is first looked at. */
const StageCanvas = lazy(async () => {
  const { StageCanvas: loaded } = await import("../model-view/stage/stage-canvas.tsx")
  return { default: loaded }
})

/** The home in three dimensions, to be put into the studio. Finishes and files of pieces come from `host`. */
export function createStageView(editor: Editor, host: LibraryHost): StudioView {
  const control = createStageControl(editor)
  return {
    name: "stage",
    Content: () => (
      <div className="relative size-full overflow-hidden bg-plan">
        <Suspense fallback={<StageNotice text="stage.loading" />}>
          <StageCanvas control={control} host={host} />
        </Suspense>
        <StageOverlay control={control} />
        <StageBars control={control} />
        <StageViews control={control} />
      </div>
    ),
    zoom: (factor) => control.port?.zoom(factor),
    fit: () => control.port?.fit(),
    reveal: (place) => control.port?.reveal(place),
    middle: () => control.middle(),
    status: () => ({ cursor: null, mmPerPixel: control.middle().pixel }),
    subscribe: control.subscribe,
    keepView: (name) => keepView(control, name),
    goToNextView: () => goToNextView(control),
  }
}
