import { useRef, useState, type KeyboardEvent } from "react"
import { toolGroups } from "../../tools/all-tools.tsx"
import { toolAction } from "../../tools/tool-action.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { ActionIcon } from "../parts/action-button.tsx"

/** Those with an icon; a line is drawn before the first of each group but the first. */
const tools = toolGroups.flatMap((group, ofGroup) =>
  group
    .flatMap((tool) => (tool.icon ? [{ name: tool.name, icon: tool.icon, action: toolAction(tool) }] : []))
    .map((tool, at) => ({ ...tool, begins: ofGroup > 0 && at === 0 })),
)

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
        {tools.map(({ name, icon, action, begins }, at) => (
          <div key={name} onFocus={() => setReached(at)} className="contents">
            {begins ? <hr className="my-1 w-6 border-line" /> : null}
            <ActionIcon action={action} icon={icon} tabIndex={at === reached ? 0 : -1} isFilled />
          </div>
        ))}
      </div>
    </nav>
  )
}
