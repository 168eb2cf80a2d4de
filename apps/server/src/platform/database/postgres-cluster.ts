import { spawn } from "node:child_process"
import { renameSync, rmSync, writeFileSync } from "node:fs"
import { StartupError } from "../startup-error.ts"
import { type PostgresAddress, superuser } from "./postgres-address.ts"
import { programPath } from "./postgres-binaries.ts"
import { cannotRun, explainFailure } from "./postgres-faults.ts"
import { type PostgresHome, makePrivateFolder, processOptions } from "./postgres-home.ts"

/** Lower case and sorting by code point are the same on every machine; Unicode defines the letters. */
const localeArguments = (letters: string) => [
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
  // pg_trgm uses this definition of letters: with C it would drop every Vietnamese vowel.
  `--lc-ctype=${letters}`,
]

interface ClusterSettings {
  readonly home: PostgresHome
  readonly address: PostgresAddress
}

/**
 * Creates the database's files in a temporary folder and renames it, so no half-made database ever exists.
 */
export async function createCluster({ home, address }: ClusterSettings): Promise<void> {
  const beside = `${home.dataFolder}.new`
  const passwordFile = `${home.dataFolder}.password`
  const access =
    address.password === undefined ? ["--auth=trust"] : ["--auth=scram-sha-256", `--pwfile=${passwordFile}`]
  let said = ""
  for (const letters of ["C.UTF-8", "en_US.UTF-8"]) {
    makePrivateFolder(beside, home.owner)
    if (address.password !== undefined) writeFileSync(passwordFile, address.password, { mode: 0o600 })
    const result = await runInitdb(home, [
      `--pgdata=${beside}`,
      `--username=${superuser}`,
      ...access,
      ...localeArguments(letters),
    ])
    rmSync(passwordFile, { force: true })
    said = result.said
    if (result.isDone) return renameSync(beside, home.dataFolder)
    if (!/invalid locale/.test(said)) break
  }
  rmSync(beside, { recursive: true, force: true })
  throw new StartupError(explainFailure(said, home))
}

function runInitdb(home: PostgresHome, args: readonly string[]): Promise<{ isDone: boolean; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(programPath(home.binaries, "initdb"), args, {
      ...processOptions(home),
      stdio: ["ignore", "ignore", "pipe"],
    })
    let said = ""
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()))
    child.once("error", (error) => reject(cannotRun(home, error)))
    child.once("close", (code) => resolve({ isDone: code === 0, said }))
  })
}
