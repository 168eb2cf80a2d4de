import { planViewAction, splitViewAction, stageViewAction } from "../../actions/view-actions.ts"
import type { Action } from "../../actions/action.ts"
import { useAction } from "../../actions/use-action.ts"
import { useStudioText } from "../../use-studio-text.ts"

/** The plan, three dimensions, or both. */
export function ViewSwitch() {
  const t = useStudioText()
  return (
    <div
      role="group"
      aria-label={t("panel.views")}
      className="inline-flex flex-none rounded-control bg-sunk p-0.5"
    >
      {[planViewAction, splitViewAction, stageViewAction].map((action) => (
        <Choice key={action.id} action={action} />
      ))}
    </div>
  )
}

function Choice({ action }: { readonly action: Action }) {
  const { label, keys, shortcut, isOn, run } = useAction(action)
  return (
    <button
      type="button"
      title={`${label}  (${keys})`}
      aria-keyshortcuts={shortcut}
      aria-pressed={isOn === true}
      onClick={run}
      className="inline-flex min-h-7 items-center rounded-control px-3 text-13 font-medium text-ink-2 transition-colors duration-150 hover:text-ink aria-pressed:bg-card aria-pressed:text-ink"
    >
      {label}
    </button>
  )
}
