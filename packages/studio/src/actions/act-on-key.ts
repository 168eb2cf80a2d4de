import type { Action, ActionScope, PanelName } from "./action.ts"
import { runAction } from "./action.ts"
import { allActions } from "./all-actions.ts"
import { isMoving, isPressed, isSingleKey, isWithMod, type KeyChord, type Press } from "./key-chord.ts"
import { ownerOfKeys, planSelector, type KeyOwner } from "./key-owner.ts"

/** Lets the keys that follow go to the plan. */
export function focusPlan(): void {
  document.querySelector<HTMLElement>(`${planSelector} [role=application]`)?.focus({ preventScroll: true })
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

const elementOf = ({ target }: KeyboardEvent): Element | null => (target instanceof Element ? target : null)

/** Whether Escape is pressed in a panel, where it leads back to the plan; what it gives up there comes before. */
const leavesPanel = (event: KeyboardEvent): boolean =>
  event.key === "Escape" && elementOf(event)?.closest("[data-panel]") != null

/** The action of a press; null where the press is for something else. */
export function actionOf(
  press: Press,
  {
    owner,
    isMac,
    hasSingleKeys,
  }: { readonly owner: KeyOwner; readonly isMac: boolean; readonly hasSingleKeys: boolean },
): Action | null {
  if (owner === "dialog" || owner === "field") return null
  const isMine = (chord: KeyChord): boolean =>
    isPressed(chord, press, isMac) &&
    (owner !== "choice" || isWithMod(chord)) &&
    (hasSingleKeys || !isSingleKey(chord)) &&
    (owner === "plan" || !isMoving(chord))
  return allActions.find(({ keys }) => keys.some(isMine)) ?? null
}

/** Does what a press asks for, and keeps the browser from doing something else with it. */
export function actOnKey(event: KeyboardEvent, scope: ActionScope, isMac: boolean): void {
  if (event.defaultPrevented || event.isComposing) return
  const owner = ownerOfKeys(event.target === document.body ? null : elementOf(event))
  if (owner !== "dialog" && leavesPanel(event)) {
    event.preventDefault()
    return scope.toPlan()
  }
  const action = actionOf(event, { owner, isMac, hasSingleKeys: scope.shell.read().hasSingleKeys })
  if (action && runAction(action, scope)) event.preventDefault()
}
