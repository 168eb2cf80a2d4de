import type { Notification } from "@roomwright/contract/notifications/calls"
import { useSyncExternalStore } from "react"

/** What is unread, as this browser knows it. */
export interface Inbox {
  /** The newest ones, at most as many as are fetched at once. */
  readonly notifications: readonly Notification[]
  readonly total: number
}

let inbox: Inbox | null = null
const listeners = new Set<() => void>()

/** Null until something is known, and again when nobody is signed in. */
export const currentInbox = (): Inbox | null => inbox

export function saveInbox(next: Inbox | null): void {
  inbox = next
  for (const listener of listeners) listener()
}

/** Hears of every change; gives what stops listening. */
export function subscribeInbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The unread notifications; null for visitors, on the server, and until they have arrived. */
export const useInbox = (): Inbox | null => useSyncExternalStore(subscribeInbox, currentInbox, () => null)

/** Fetches what is unread; set while somebody is signed in. */
let refresh: (() => void) | null = null

export function setRefresh(next: (() => void) | null): void {
  refresh = next
}

/** To be called when this browser has read or deleted something: every tab shows it. */
export const refreshInbox = (): void => refresh?.()
