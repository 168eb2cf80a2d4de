import { classNames } from "@roomwright/ui/class-names"
import type { Drawing } from "@roomwright/ui/icon"
import type { Action } from "../../actions/action.ts"
import { useAction } from "../../actions/use-action.ts"
import { PanelButton, ToolButton } from "./panel-button.tsx"

interface ActionButtonProps {
  readonly action: Action
  readonly icon: Drawing
  /** Said instead of the action's name, where more can be said. */
  readonly label?: string
  readonly tabIndex?: number
  /** What is turned on stands out more. */
  readonly isFilled?: boolean
}

/** An action as an icon. What is turned on and off is a button that stays pressed. */
export function ActionIcon({ action, icon, label, tabIndex, isFilled }: ActionButtonProps) {
  const shown = useAction(action)
  return (
    <ToolButton
      icon={icon}
      label={label ?? shown.label}
      keys={shown.keys}
      aria-keyshortcuts={shown.shortcut}
      aria-pressed={shown.isOn ?? undefined}
      // It keeps the focus when it becomes impossible, so that nobody loses their place.
      aria-disabled={!shown.isPossible}
      tabIndex={tabIndex}
      onClick={shown.run}
      className={classNames(
        "aria-disabled:cursor-default aria-disabled:opacity-40",
        isFilled && "aria-pressed:bg-accent! aria-pressed:text-on-accent!",
      )}
    />
  )
}

interface ActionTextProps {
  readonly action: Action
  readonly icon?: Drawing
  readonly look?: "plain" | "danger"
}

/** An action by its name; gone where it is not possible. */
export function ActionText({ action, icon, look = "plain" }: ActionTextProps) {
  const shown = useAction(action)
  if (!shown.isPossible) return null
  return (
    <PanelButton
      look={look}
      {...(icon ? { icon } : {})}
      title={shown.keys}
      aria-keyshortcuts={shown.shortcut}
      onClick={shown.run}
    >
      {shown.label}
    </PanelButton>
  )
}
