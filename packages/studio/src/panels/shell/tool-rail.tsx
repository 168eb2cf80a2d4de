import { Hand, MousePointer2, Ruler } from "lucide-react"
import type { Drawing } from "@roomwright/ui/icon"
import { useRef, useState, type KeyboardEvent } from "react"
import { toolActions } from "../../actions/tool-actions.ts"
import type { ToolName } from "../../tools/tool.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { ActionIcon } from "../parts/action-button.tsx"
import { DoorIcon, LRoomIcon, RectangleRoomIcon, WallIcon, WindowIcon } from "../parts/tool-icons.tsx"

const tools: readonly (readonly [ToolName, Drawing])[] = [
  ["select", MousePointer2],
  ["hand", Hand],
  ["wall", WallIcon],
  ["rectangle", RectangleRoomIcon],
  ["lShape", LRoomIcon],
  ["door", DoorIcon],
  ["window", WindowIcon],
  ["measure", Ruler],
]

/** Lines are drawn before these. */
const begins: ReadonlySet<ToolName> = new Set(["wall", "door", "measure"])

/** The tools, one under the other; arrows go from one to the next. */
export function ToolRail() {
  const t = useStudioText()
  const rail = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<number>(0)
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = (reached + by + tools.length) % tools.length
    setReached(next)
    rail.current?.querySelectorAll<HTMLElement>("button")[next]?.focus()
  }
  return (
    <nav aria-label={t("panel.tools")} className="min-h-0 border-r border-line bg-card">
      <div
        ref={rail}
        role="toolbar"
        aria-label={t("panel.tools")}
        aria-orientation="vertical"
        // Each of its buttons takes the focus.
        tabIndex={-1}
        onKeyDown={press}
        className="relative flex h-full flex-col items-center gap-1 overflow-y-auto py-2"
      >
        {tools.map(([name, icon], at) => (
          <div key={name} onFocus={() => setReached(at)} className="contents">
            {begins.has(name) ? <hr className="my-1 w-6 border-line" /> : null}
            <ActionIcon action={toolActions[name]} icon={icon} tabIndex={at === reached ? 0 : -1} isFilled />
          </div>
        ))}
      </div>
    </nav>
  )
}
