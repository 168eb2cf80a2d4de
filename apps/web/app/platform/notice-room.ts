import { useSyncExternalStore } from "react"

const listeners = new Set<() => void>()
let room = 0

/**
 * How much of the lower edge the cookie notice takes (px). Those who give way ask for it one by one: a custom property
 * of the root would have every element of the page styled anew, a fifth of a second on a slow phone.
 */
export function useNoticeRoom(): number {
  return useSyncExternalStore(subscribe, readRoom, takeNone)
}

export function setNoticeRoom(taken: number): void {
  if (taken === room) return
  room = taken
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readRoom(): number {
  return room
}

function takeNone(): number {
  return 0
}
