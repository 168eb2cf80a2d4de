/** Whose a press of a key is. */
export type KeyOwner =
  /** Somebody has to answer or close something first: nothing behind it hears keys. */
  | "dialog"
  /** Letters are typed there. */
  | "field"
  /** Keys choose among things there; only what is pressed with Ctrl is the studio's. */
  | "choice"
  /** What moves about there is its own. */
  | "panel"
  | "plan"

/** Over the studio: windows, and what opens below a button. */
const dialogs = "dialog[open], [popover]:popover-open"
const fields =
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable="true"]'
const choices = "input, select, [role=menu], [role=listbox]"
/** Where keys that move about are for the plan. */
export const planSelector = "[data-plan]"

/** What of a page decides it. */
interface KeyScreen {
  querySelector(selector: string): unknown
}

/**
 * Decides whose a key is, for all that hears keys in the studio: of what is open, not only of what has the focus, because
 * browsers leave the focus behind an open window, too.
 */
export function ownerOfKeys(target: Pick<Element, "closest"> | null, screen: KeyScreen = document): KeyOwner {
  if (screen.querySelector(dialogs) !== null) return "dialog"
  if (target?.closest(fields)) return "field"
  if (target?.closest(choices)) return "choice"
  return target === null || target.closest(planSelector) ? "plan" : "panel"
}
