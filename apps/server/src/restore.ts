import { parseArgs } from "node:util"
import { listBackups, openBackup, readManifest } from "./platform/backup/backup-store.ts"
import { explainStoreFault, openBackupStore, readBackupSettings } from "./platform/backup/backup-settings.ts"
import { restoreBackup } from "./platform/backup/restore-backup.ts"
import { StartupError, explainFileFault } from "./platform/startup-error.ts"

// `npm run restore -- --from <folder or s3> [--backup <id>] [--yes] [--verify]`: puts a backup into DATA_DIR.
process.umask(0o077)
let place = ""
try {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      backup: { type: "string" },
      yes: { type: "boolean", default: false },
      verify: { type: "boolean", default: false },
    },
  })
  if (!values.from)
    throw new StartupError(
      "Say where the backups are: npm run restore -- --from <folder, or s3> [--backup <id>] [--yes]",
    )
  place = values.from
  const store = openBackupStore(place, process.env)
  const id = values.backup ?? (await listBackups(store)).at(-1)
  if (id === undefined) throw new StartupError(`There is no whole backup in ${place}.`)
  if (values.verify) {
    await openBackup(store, await readManifest(store, id)).verify()
    process.stdout.write(`Backup ${id} is whole.\n`)
  } else {
    const settings = readBackupSettings(process.env)
    const manifest = await restoreBackup(store, id, { ...settings, mayReplace: values.yes })
    process.stdout.write(
      `Backup ${id} of ${manifest.madeAt} is in ${settings.dataDir}: npm start goes on with it.\n`,
    )
    if (!manifest.secret && !settings.hasSecretOutside)
      process.stdout.write("APP_SECRET is not in it: set the one that was in force when it was made.\n")
  }
} catch (error) {
  process.exitCode = 1
  const explained = explainStoreFault(explainFileFault(error, place), place)
  if (explained instanceof StartupError)
    for (const line of explained.lines) process.stderr.write(`Roomwright: ${line}\n`)
  else console.error(explained)
}
