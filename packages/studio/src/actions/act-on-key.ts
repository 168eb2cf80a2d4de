import type { Action, ActionScope, PanelName } from "./action.ts"
import { runAction } from "./action.ts"
import { allActions } from "./all-actions.ts"
import { isMoving, isPressed, isSingleKey, type KeyChord } from "./key-chord.ts"

/** Where letters are typed or keys choose among things: what is pressed there is not for the studio. */
const takesKeys =
  "input, textarea, select, [contenteditable=true], dialog, [role=menu], [role=listbox], [popover]"
/** What the browser closes at Escape. */
const closesItself = "dialog, [popover]"
/** Where keys that move about are for the plan. */
const plan = "[data-plan]"

/** Lets the keys that follow go to the plan. */
export function focusPlan(): void {
  document.querySelector<HTMLElement>(`${plan} [role=application]`)?.focus({ preventScroll: true })
}

/** Lets the keys that follow go to a panel: to the first thing in it that takes them. */
export function focusPanel(name: PanelName): void {
  // What was just opened is there with the next frame.
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(
        `[data-panel="${name}"] :is(input, select, button, [role=treeitem]):not([tabindex="-1"], :disabled)`,
      )
      ?.focus(),
  )
}

/** Whether Escape is pressed in a panel, where it leads back to the plan; what it closes or gives up there comes before. */
function leavesPanel(event: KeyboardEvent): boolean {
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return false
  const target = event.target instanceof Element ? event.target : null
  return target?.closest("[data-panel]") != null && target.closest(closesItself) === null
}

/** The action of a press, where the focus is; null where the press is for something else. */
export function actionOf(
  event: KeyboardEvent,
  { isMac, hasSingleKeys }: { readonly isMac: boolean; readonly hasSingleKeys: boolean },
): Action | null {
  if (event.defaultPrevented || event.isComposing) return null
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(takesKeys)) return null
  const isAtPlan = target === null || target === document.body || target.closest(plan) !== null
  const isMine = (chord: KeyChord): boolean =>
    isPressed(chord, event, isMac) && (hasSingleKeys || !isSingleKey(chord)) && (isAtPlan || !isMoving(chord))
  return allActions.find(({ keys }) => keys.some(isMine)) ?? null
}

/** Does what a press asks for, and keeps the browser from doing something else with it. */
export function actOnKey(event: KeyboardEvent, scope: ActionScope, isMac: boolean): void {
  if (leavesPanel(event)) {
    event.preventDefault()
    return scope.toPlan()
  }
  const action = actionOf(event, { isMac, hasSingleKeys: scope.shell.read().hasSingleKeys })
  if (action && runAction(action, scope)) event.preventDefault()
}
