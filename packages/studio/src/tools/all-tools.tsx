import { Hand, MousePointer2, Ruler } from "lucide-react"
import { allKinds } from "../kinds/element-kinds.ts"
import { createMeasure } from "./measure.ts"
import { createSelect } from "./select.ts"
import type { ToolName } from "./tool-name.ts"
import type { Tool, ToolKind, ToolScope } from "./tool.ts"

const select: ToolKind = { name: "select", keys: ["V"], icon: MousePointer2, create: createSelect }
// The view itself is what is moved: see plan-view.
const hand: ToolKind = { name: "hand", keys: ["H"], icon: Hand, create: () => ({ name: "hand" }) }
const measure: ToolKind = { name: "measure", keys: ["M"], icon: Ruler, create: createMeasure }

/** The tools, in groups: to choose with, those of each kind of element, and the ruler. */
export const toolGroups: readonly (readonly ToolKind[])[] = [
  [select, hand],
  ...allKinds.flatMap(({ toolbox }) => (toolbox?.tools ? [toolbox.tools] : [])),
  [measure],
]

export const allTools: readonly ToolKind[] = toolGroups.flat()

/** Makes a tool to work with. */
export function createTool(name: ToolName, scope: ToolScope): Tool {
  const found = allTools.find((tool) => tool.name === name)
  if (!found) throw new Error(`There is no tool ${name}.`)
  return found.create(scope)
}
