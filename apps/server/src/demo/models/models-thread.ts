import { parentPort } from "node:worker_threads"
import { makeGlb, measureGlb } from "../../features/media/glb/make-glb.ts"
import type { PreparedModel } from "../../features/media/media.public.ts"
import { demoModels, makeModel } from "./demo-models.ts"

// Runs in a thread of its own: it builds, measures and packs more than a hundred models. `prepare-models.ts` starts it.
const prepared: [product: string, model: PreparedModel][] = []
for (const model of demoModels) {
  const source = await makeModel(model)
  prepared.push([
    model.product,
    { measured: await measureGlb(source), made: await makeGlb(source), sentBytes: source.length },
  ])
}
if (!parentPort) throw new Error("This is for a thread.")
parentPort.postMessage(prepared, [])
