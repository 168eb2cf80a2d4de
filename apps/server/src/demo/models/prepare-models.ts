import type { PreparedModel } from "../../features/media/media.public.ts"
import { runInThread } from "../../platform/run-in-thread.ts"

/** Models of the demo content, by product. */
export type PreparedModels = ReadonlyMap<string, PreparedModel>

const limits = { mostMs: 600_000, heapMb: 1_024 }

/** Makes the models of all products of the demo content, in one thread beside other work: a few seconds. */
export async function prepareModels(): Promise<PreparedModels> {
  const module = new URL("models-thread.ts", import.meta.url)
  return new Map(await runInThread<[product: string, model: PreparedModel][]>(module, null, limits))
}
