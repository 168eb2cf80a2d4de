import { AppError } from "../app-error.ts"
import type { WorkAnswer, WorkOrder } from "./run-in-process.ts"

// The main program of a work process (`createWorkProcesses`): does one piece of work after the other.
process.on("message", (order: WorkOrder) => {
  void work(order).then((answer) => process.send?.(answer))
})
// The process that wants the results has ended. An orderly exit would wait for the libraries.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"))

async function work({ module, input }: WorkOrder): Promise<WorkAnswer> {
  try {
    const { default: run } = (await import(module)) as { default: (input: unknown) => Promise<unknown> }
    return { done: await run(input) }
  } catch (error) {
    if (error instanceof AppError) return { refused: error.appErrorName }
    return { failed: error instanceof Error ? error.message : "unknown" }
  }
}
