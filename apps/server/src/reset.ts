import { basename, resolve } from "node:path"
import { createInterface } from "node:readline/promises"
import { emptyDataFolder, looksLikeDataFolder } from "./platform/empty-data-folder.ts"
import { StartupError } from "./platform/startup-error.ts"

// `npm run reset`: empties DATA_DIR after asking; `--yes` does not ask.
const dataDir = resolve(process.env.DATA_DIR?.trim() || ".data")
try {
  if (!looksLikeDataFolder(dataDir))
    throw new StartupError(`${dataDir} holds nothing of Roomwright: set DATA_DIR to its data folder.`)
  if (process.argv.includes("--yes") || (await isWanted())) {
    await emptyDataFolder(dataDir)
    process.stdout.write(`${dataDir} is empty. The next start begins anew.\n`)
  } else {
    process.stdout.write("Nothing was changed.\n")
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  for (const line of error.lines) process.stderr.write(`Roomwright: ${line}\n`)
  process.exitCode = 1
}

async function isWanted(): Promise<boolean> {
  const name = basename(dataDir)
  if (process.env.DATABASE_URL)
    process.stdout.write("The database of DATABASE_URL is not touched, only the files.\n")
  process.stdout.write(`This deletes everything in ${dataDir}: accounts, works, orders, pictures.\n`)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await new Promise<string>((answered) => {
    lines.once("close", () => answered(""))
    void lines.question(`Type ${name} (or yes) to go on: `).then(answered, () => answered(""))
  })
  lines.close()
  return answer.trim() === name || answer.trim().toLowerCase() === "yes"
}
