export type ToastKind = "info" | "success" | "warning" | "error"

export interface ToastMessage {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
}

let messages: readonly ToastMessage[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}

/** Shows a short message for a moment; the same one is not stacked. */
export function showToast(kind: ToastKind, text: string): void {
  const others = messages.filter((message) => message.text !== text)
  publish([...others, { id: nextId++, kind, text }].slice(-3))
}

export const dismissToast = (id: number): void => publish(messages.filter((message) => message.id !== id))

export const subscribeToasts = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = (): readonly ToastMessage[] => messages
