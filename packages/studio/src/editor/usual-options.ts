import type { EditorOptions } from "./editor-state.ts"

/** What somebody begins with: mm, as plans are drawn here, and the sizes that doors and windows mostly have. */
export const usualOptions: EditorOptions = {
  unit: "mm",
  isSnapping: true,
  hasGrid: true,
  hasDimensions: true,
  hasClearances: false,
  wallThickness: 100,
  door: { type: "hinged", width: 900, height: 2_100, sill: 0, hinge: "from", swing: "left" },
  window: { type: "window", width: 1_500, height: 1_500, sill: 900, hinge: "from", swing: "left" },
  item: "sofa",
  finish: "planks-oak",
}
