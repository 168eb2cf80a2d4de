import { pagePaths, sharedProjectPath, studioPath } from "@roomwright/contract/page-paths"
import { focusing, on, pressing, seeing, striking, type State } from "./state.ts"

const studio = on("studio", "designer", ({ project }) => studioPath(project))
const plan = seeing("[role=application]")
/** On phones there is a plan to look at instead. */
const onDesktop = (state: State): State => ({ ...state, only: "desktop" })

/** What there is in the window. */
const windowStates: readonly State[] = [
  studio.page("the studio, the scene's tree", plan, pressing("tab", "panel.tab.scene")),
  studio.page("the studio, a plan picture", plan, pressing("tab", "panel.tab.picture")),
  studio.page("the studio, everything chosen", plan, focusing("[role=application]"), striking("Control+a")),
  studio.page("the studio, the bill of quantities", plan, pressing("button", "action.bill")),
  studio.modal("the studio, shortcuts", [plan, striking("?"), seeing("dialog")]),
  studio.modal("the studio, find a command", [plan, striking("Control+k"), seeing("dialog")]),
  studio.modal("the studio, versions", [plan, pressing("button", "version.title")]),
  studio.modal("the studio, share", [plan, pressing("button", "share.title")]),
  studio.modal("the studio, downloads", [plan, pressing("button", "downloads.title")]),
  studio.modal("the studio, publish", [plan, pressing("button", "publish.title")]),
  studio.modal("the studio, replace the plan?", [
    plan,
    pressing("tab", "panel.tab.structure"),
    pressing("button", "template.two-bedroom-71"),
    seeing("dialog"),
  ]),
  studio.menu("the studio, levels", [plan, pressing("button", "level.menu")]),
  studio.menu("the studio, settings", [plan, pressing("button", "panel.settings")]),
  studio.menu("the studio, help", [plan, pressing("button", "panel.help")]),
  studio.menu("the studio, how saving stands", [plan, pressing("button", "saving.saved")]),
]

/** The window in which homes are drawn, and what others see of them. */
export const studioStates: readonly State[] = [
  on("studio", "designer", () => pagePaths.studio).page("choosing a project"),
  on("studio", "designer", () => studioPath("8b6f0f5e-0000-4000-8000-000000000000")).page(
    "a project that cannot be opened",
  ),
  studio.page("the studio"),
  ...windowStates.map(onDesktop),
  on("sharedProject", "visitor", ({ sharedProject }) => sharedProjectPath(sharedProject)).page(
    "a shared plan",
  ),
  on("sharedProject", "visitor", () => sharedProjectPath("gone")).page("a plan that is shared no more"),
]
