import { limits } from "@roomwright/contract/limits"

export type QueueState = "waiting" | "decided"

/** Which part of a queue an address asks for, and the call's query for it: all that waits, or a page of the rest. */
export function readQueueAddress(address: string) {
  const asked = new URL(address).searchParams
  const state: QueueState = asked.get("state") === "decided" ? "decided" : "waiting"
  const w = (asked.get("w") ?? "").slice(0, limits.keywordLength)
  const page = Math.min(limits.pageMax, Math.max(0, Math.trunc(Number(asked.get("page") ?? 1)) - 1 || 0))
  const size = state === "waiting" ? limits.pageSizeMax : limits.pageSize
  return { state, w, query: { state, page: String(page), size: String(size), ...(w === "" ? {} : { w }) } }
}
