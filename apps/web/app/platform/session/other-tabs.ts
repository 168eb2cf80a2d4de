/** The store tells other tabs that nobody is signed in; only this tells them that somebody meant it. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("log-out")

/** Notifies the other tabs that the reader has logged out. */
export function notifyOtherTabs(): void {
  // The rule means windows: a channel stays within the site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(null)
}

/** Subscribes to it; gives what stops listening. */
export function subscribeToLogOut(listener: () => void): () => void {
  channel?.addEventListener("message", listener)
  return () => channel?.removeEventListener("message", listener)
}
