import type { DocumentRefusal } from "@roomwright/scene/document/document-refusal"
import { AppError } from "../../platform/app-error.ts"
import { limitConcurrency } from "../../platform/limit-concurrency.ts"
import { runInThread } from "../../platform/run-in-thread.ts"
import type { StoredScene, readScene } from "./read-scene.ts"

// Loaded with the first document: most processes of a small site never see one.
const loadReader = () => import("./read-scene.ts")

const inTurn = limitConcurrency({ atOnce: 2, waiting: 32, retryAfterSeconds: 3 })
const limits = { mostMs: 30_000, heapMb: 768 } as const

/**
 * Checks a document that somebody sent and makes what is kept of it; a large or tangled one beside the thread that
 * answers requests. Throws `documentRefused` with the reason, the element and its field, and `unavailable` when too many
 * wait.
 */
export async function checkDocument(text: string): Promise<StoredScene> {
  const { readSmallScene } = await loadReader()
  const answer = readSmallScene(text) ?? (await inTurn(() => readInThread(text)))
  if ("refused" in answer) throw toRefusal(answer.refused)
  return answer
}

const readInThread = (text: string): Promise<ReturnType<typeof readScene>> =>
  runInThread(new URL("./scene-thread.ts", import.meta.url), text, limits)

function toRefusal({ reason, id, path }: DocumentRefusal): AppError {
  const about = [id, path].flatMap((part) => (part ? [part.slice(0, 60)] : []))
  const faults = [{ path: ["body.document", ...about].join("."), problem: reason }]
  return new AppError("documentRefused", { faults, values: { fault: reason, about: about.join(" · ") } })
}
