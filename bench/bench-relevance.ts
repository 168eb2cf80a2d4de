import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serverFlags } from "../scripts/bootstrap/run-server.mjs"
import { startBenched } from "./stage.ts"
import { row, type Row } from "./table.ts"

const program = join(import.meta.dirname, "../apps/server/src/testing/ask-judged.ts")

interface Measured {
  readonly set: string
  readonly language: string
  readonly count: number
  readonly mean: number
  readonly bar: number
  readonly misses: readonly {
    readonly query: string
    readonly precision: number
    readonly shown: readonly string[]
  }[]
}

/** Asks the judged queries of the demo content: precision at 3, and what was not all right. */
export async function benchRelevance(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "roomwright-relevance-"))
  const holder = await startBenched({
    file: "apps/server/src/testing/hold-database.ts",
    env: { DATA_DIR: dataDir },
  })
  const ours = await startBenched({
    file: "apps/server/src/main.ts",
    args: ["--api"],
    env: { DATABASE_URL: holder.url, PAGE_CACHE_MB: "0" },
  })
  try {
    const measured = await ask({
      DATABASE_URL: holder.url,
      SITE: ours.url,
      DATA_DIR: join(dataDir, "files"),
    })
    for (const { set, language, misses } of measured)
      for (const { query, precision, shown } of misses)
        process.stdout.write(`${set}, ${language}: ${query} ${precision.toFixed(2)}: ${shown.join(", ")}\n`)
    return measured.map(({ set, language, count, mean, bar }) =>
      row(`${set}, ${language}: ${count} queries`, mean.toFixed(3), `at least ${bar}`, mean >= bar),
    )
  } finally {
    await ours.stop()
    await holder.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const ask = (env: Readonly<Record<string, string>>): Promise<readonly Measured[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...serverFlags, program], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...process.env, ...env },
    })
    child.once("message", (measured) => resolve(measured as readonly Measured[]))
    child.once("exit", () => reject(new Error("The judged queries could not be asked.")))
  })
