import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { ModelOutline } from "@roomwright/contract/catalogue/product-models"
import { libraryFaults, pieceFaults } from "@roomwright/contract/library/furniture-libraries"
import { createWorkProcesses, WorkStopped } from "../../../platform/work-process/run-in-process.ts"
import { LibraryFault } from "../sh3f/library-fault.ts"
import type { Catalogue } from "../sh3f/read-catalogue.ts"
import { PieceFailed } from "./piece-fault.ts"
import type { MadePiece, Sh3fAnswer, Sh3fOrder } from "./sh3f-work.ts"

/** A tree of two hundred thousand leaves takes a tenth of it. */
const runWork = createWorkProcesses({ heapMb: 1_024 })
const longestMs = { catalogue: 30_000, piece: 120_000 } as const
const module = new URL("./sh3f-work.ts", import.meta.url)

/** A library's file on this machine's disk, where processes beside this one read it. */
export interface OpenedLibrary {
  readonly path: string
  close(): Promise<void>
}

export async function openLibraryFile(content: Uint8Array): Promise<OpenedLibrary> {
  const folder = await mkdtemp(join(tmpdir(), "roomwright-library-"))
  const path = join(folder, "library.sh3f")
  await writeFile(path, content)
  return { path, close: () => rm(folder, { recursive: true, force: true }) }
}

/** Reads what a library lists, in a process of its own. Throws `LibraryFault`. */
export async function readCatalogueBeside(path: string): Promise<Catalogue> {
  const order: Sh3fOrder = { kind: "catalogue", path }
  const answer = await runWork<Sh3fAnswer<Catalogue>>(module, order, { mostMs: longestMs.catalogue }).catch(
    (error: unknown) => {
      if (error instanceof WorkStopped) throw new LibraryFault("tooLarge", error.message, error)
      throw error
    },
  )
  if ("done" in answer) return answer.done
  throw new LibraryFault(libraryFaults.find((fault) => fault === answer.fault) ?? "broken", answer.detail)
}

/** Makes one piece in a process of its own, ended by `signal`. Throws `PieceFailed`. */
export const makePieceBeside = (
  order: Omit<Sh3fOrder & { kind: "piece" }, "kind">,
  signal: AbortSignal,
): Promise<MadePiece> => workOnPiece({ kind: "piece", ...order }, signal)

/** How plans draw one piece, found in a process of its own, ended by `signal`. Throws `PieceFailed`. */
export const outlinePieceBeside = (
  order: Omit<Sh3fOrder & { kind: "outline" }, "kind">,
  signal: AbortSignal,
): Promise<ModelOutline | null> => workOnPiece({ kind: "outline", ...order }, signal)

async function workOnPiece<Done>(order: Sh3fOrder, signal: AbortSignal): Promise<Done> {
  const limits = { mostMs: longestMs.piece, signal }
  const answer = await runWork<Sh3fAnswer<Done>>(module, order, limits).catch((error: unknown) => {
    if (!(error instanceof WorkStopped)) throw new PieceFailed("failed", "an error of ours", error)
    if (error.by === "asked") throw error
    throw new PieceFailed(error.by === "crash" ? "failed" : "tooLarge", error.message, error)
  })
  if ("done" in answer) return answer.done
  throw new PieceFailed(pieceFaults.find((fault) => fault === answer.fault) ?? "broken", answer.detail)
}
