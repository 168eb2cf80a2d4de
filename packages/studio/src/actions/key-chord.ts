/** What of a key press is looked at. */
export interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Keys that are pressed together, as "Mod+Shift+Z": Mod is Ctrl, on a Mac Command. */
export type KeyChord = string

const isLetter = (key: string): boolean => /^[a-z]$/i.test(key)
/** Signs stand where the keyboard has them: whether Shift is needed differs. */
const isSign = (key: string): boolean => key.length === 1 && !/[a-z0-9]/i.test(key)

function partsOf(chord: KeyChord): { readonly key: string; readonly holds: readonly string[] } {
  const parts = chord === "+" ? ["+"] : chord.split("+")
  return { key: parts.at(-1) ?? "", holds: parts.slice(0, -1) }
}

/** Whether a press is these keys and no others. */
export function isPressed(chord: KeyChord, press: Press, isMac: boolean): boolean {
  const { key, holds } = partsOf(chord)
  const mod = isMac ? press.metaKey : press.ctrlKey
  const other = isMac ? press.ctrlKey : press.metaKey
  if (other || mod !== holds.includes("Mod") || press.altKey !== holds.includes("Alt")) return false
  if (!isSign(key) && press.shiftKey !== holds.includes("Shift")) return false
  return isLetter(key) ? press.key.toLowerCase() === key.toLowerCase() : press.key === key
}

/** One key alone, or with Shift: what somebody may press by accident or say aloud. */
export const isSingleKey = (chord: KeyChord): boolean => {
  const { key, holds } = partsOf(chord)
  return key.length === 1 && !holds.includes("Mod") && !holds.includes("Alt")
}

/** Pressed together with Ctrl, on a Mac Command. */
export const isWithMod = (chord: KeyChord): boolean => partsOf(chord).holds.includes("Mod")

/** Keys that move about in whatever has the focus. */
export const isMoving = (chord: KeyChord): boolean => /^(?:Arrow|Page)/.test(partsOf(chord).key)

const shown: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
  Delete: "Del",
  PageUp: "PgUp",
  PageDown: "PgDn",
  "-": "−",
}
const onMac: Readonly<Record<string, string>> = { Mod: "⌘", Shift: "⇧", Alt: "⌥", Backspace: "⌫" }

/** The keys as they are printed on the keyboard, one by one. */
export function showChord(chord: KeyChord, isMac: boolean): readonly string[] {
  const { key, holds } = partsOf(chord)
  return [...holds, key].map(
    (part) => (isMac ? onMac[part] : undefined) ?? (part === "Mod" ? "Ctrl" : (shown[part] ?? part)),
  )
}

/** For `aria-keyshortcuts`. */
export const describeChord = (chord: KeyChord, isMac: boolean): string => {
  const { key, holds } = partsOf(chord)
  return [
    ...holds.map((hold) => (hold === "Mod" ? (isMac ? "Meta" : "Control") : hold)),
    key === "+" ? "Plus" : key,
  ].join("+")
}
