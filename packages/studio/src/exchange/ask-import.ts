import { importLimits, type ImportFault, type Imported } from "@roomwright/models/exchange/import-report"

export interface ImportQuestion {
  readonly kind: ImportKind
  readonly bytes: Uint8Array
}
export type ImportKind = "dxf" | "sh3d"

export type ImportAnswer =
  | { readonly kind: "read"; readonly imported: Imported }
  | { readonly kind: "refused"; readonly fault: ImportFault }

/** Nobody waits longer for a file, ms. */
const longest = 60_000

/** Which of the formats of others a file is of, by its name; null: none. */
export function importKindOf(name: string): ImportKind | null {
  if (/\.dxf$/i.test(name)) return "dxf"
  return /\.sh3d$/i.test(name) ? "sh3d" : null
}

/** Has a worker thread read a file of another program. Rejects where the file or the thread cannot be had. */
export async function askImport(kind: ImportKind, file: File): Promise<ImportAnswer> {
  // What is longer need not be read.
  if (file.size > (kind === "dxf" ? importLimits.dxfBytes : importLimits.sh3dBytes))
    return { kind: "refused", fault: "tooLarge" }
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" })
    const end = (): void => {
      clearTimeout(timer)
      worker.terminate()
    }
    const timer = setTimeout(() => {
      end()
      resolve({ kind: "refused", fault: "tooSlow" })
    }, longest)
    worker.addEventListener("error", () => {
      end()
      reject(new Error("The file could not be read."))
    })
    worker.addEventListener("message", ({ data }: MessageEvent<ImportAnswer>) => {
      end()
      resolve(data)
    })
    const question: ImportQuestion = { kind, bytes }
    worker.postMessage(question, [bytes.buffer])
  })
}
