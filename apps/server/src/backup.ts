import { parseArgs } from "node:util"
import { deleteOldBackups } from "./platform/backup/backup-store.ts"
import { explainStoreFault, openBackupStore, readBackupSettings } from "./platform/backup/backup-settings.ts"
import { makeBackup } from "./platform/backup/make-backup.ts"
import { StartupError, explainFileFault } from "./platform/startup-error.ts"

// `npm run backup -- --to <folder or s3> [--keep 14]`: copies database and files of a site, running or not.
process.umask(0o077)
const usage = "npm run backup -- --to <folder, or s3> [--keep 14]"
let place = ""
try {
  const { values } = parseArgs({ options: { to: { type: "string" }, keep: { type: "string" } } })
  if (!values.to) throw new StartupError(`Say where the backup goes: ${usage}`)
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new StartupError("--keep is how many backups stay, from 1 to 9999.")
  place = values.to
  const store = openBackupStore(place, process.env)
  const { id, manifest } = await makeBackup(readBackupSettings(process.env), store)
  process.stdout.write(
    `Backup ${id}: the database (${manifest.kind}) and ${manifest.files.length} files are in ${place}.\n`,
  )
  if (!manifest.secret)
    process.stdout.write(
      "APP_SECRET is not in it: keep it elsewhere, or sealed settings cannot be read again.\n",
    )
  if (values.keep !== undefined) {
    const deleted = await deleteOldBackups(store, Number(values.keep))
    if (deleted > 0) process.stdout.write(`${deleted} older ones were deleted.\n`)
  }
} catch (error) {
  process.exitCode = 1
  const explained = explainStoreFault(explainFileFault(error, place), place)
  if (explained instanceof StartupError)
    for (const line of explained.lines) process.stderr.write(`Roomwright: ${line}\n`)
  else console.error(explained)
}
