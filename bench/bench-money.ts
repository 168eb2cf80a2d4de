import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { join } from "node:path"
import { serverFlags } from "../scripts/bootstrap/run-server.mjs"
import { openStage, startBenched } from "./stage.ts"
import { ms, row, type Row } from "./table.ts"

interface Ledger {
  readonly token: string
  readonly codes: readonly string[]
  readonly balanceMs: number
  readonly isEqual: boolean
  readonly entries: number
  readonly run: string
}

const lines = 50_000
const mostBalanceMs = 50

/** The ledger at a million entries, and the largest bank statement, first with codes of bills and then without. */
export async function benchMoney(): Promise<Row[]> {
  const stage = await openStage(100)
  const env = { DATABASE_URL: stage.databaseUrl, APP_SECRET: randomBytes(32).toString("base64url") }
  const server = await startBenched({ file: "apps/server/src/main.ts", args: ["--api"], env })
  try {
    const filled = await fillLedger(env)
    const unknown = await importLines(server.url, filled, () => "tien hang")
    const matched = await importLines(
      server.url,
      filled,
      (at) => `${filled.codes[at % filled.codes.length]} tien hang`,
    )
    return [
      row(
        `balance of an account of ${filled.entries.toLocaleString("en-US")} entries, kept and equal to their sum`,
        `${ms(filled.balanceMs)}, ${filled.isEqual ? "equal" : "not equal"}`,
        `at most ${mostBalanceMs} ms`,
        filled.isEqual && filled.balanceMs <= mostBalanceMs,
      ),
      row(
        `import of ${lines.toLocaleString("en-US")} lines without a code`,
        `${(unknown / 1000).toFixed(1)} s`,
      ),
      row(
        `import of as many lines for ${filled.codes.length.toLocaleString("en-US")} bills, matched`,
        `${(matched / 1000).toFixed(1)} s`,
      ),
    ]
  } finally {
    await server.stop()
    await stage.close()
  }
}

async function fillLedger(env: Readonly<Record<string, string>>): Promise<Ledger> {
  const file = join(import.meta.dirname, "../apps/server/src/testing/fill-ledger.ts")
  const child = spawn(process.execPath, [...serverFlags, file], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...env },
  })
  const ended = once(child, "exit").then((): never => {
    throw new Error("The ledger was not filled.")
  })
  const [filled] = (await Promise.race([once(child, "message"), ended])) as [Ledger]
  return filled
}

/** Imports a statement as the screen does; gives how long it took (ms). */
async function importLines(url: string, filled: Ledger, messageOf: (at: number) => string): Promise<number> {
  const rows = Array.from(
    { length: lines },
    (_, at) => `21/11/2026,388000,${messageOf(at)},${filled.run}${messageOf(0).length}-${at}`,
  )
  const csv = ["date,credit,message,reference", ...rows].join("\n")
  const from = performance.now()
  const answer = await fetch(`${url}/api/admin/bank-statements`, {
    method: "POST",
    headers: { authorization: `Bearer ${filled.token}`, "content-type": "application/json" },
    body: JSON.stringify({ csv }),
  })
  const { code, data } = (await answer.json()) as { code: number; data: { total: number; known: number } }
  if (code !== 200 || data.total !== lines || data.known > 0) throw new Error(`The import answered ${code}.`)
  return performance.now() - from
}
