import { useRef, type KeyboardEvent, type SyntheticEvent } from "react"

interface EscapeUntilTyped {
  readonly onInput: (event: SyntheticEvent<HTMLDialogElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/**
 * For the browser's own dialog with fields in it: Escape leaves it as long as nothing was typed that one would lose. After
 * that its buttons do.
 */
export function useEscapeUntilTyped(onLeave: () => void): EscapeUntilTyped {
  const isTyped = useRef(false)
  return {
    onInput({ target }) {
      isTyped.current ||= isKeptText(target)
    },
    onKeyDown(event) {
      if (event.key === "Escape" && isTyped.current) event.preventDefault()
    },
    // Comes without a key of the dialog's where nothing in it has the focus, and on devices that have another way back.
    onCancel(event) {
      // A picker of files inside says so, too.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (!isTyped.current) onLeave()
    },
    // Browsers close at the second time whatever the page says.
    onClose({ currentTarget }) {
      if (isTyped.current && currentTarget.isConnected && !currentTarget.open) currentTarget.showModal()
    },
  }
}

/** A search is typed again in no time, and a switch acts at once. */
const isKeptText = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !["search", "checkbox", "radio", "file", "range"].includes(target.type))
