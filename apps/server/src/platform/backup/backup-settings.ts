import { resolve } from "node:path"
import { toBucketConfig } from "../../config.ts"
import type { FileStore } from "../files/file-store.ts"
import { localDisk } from "../files/local-disk.ts"
import { openFileStore } from "../files/open-file-store.ts"
import { s3Bucket } from "../files/s3-bucket.ts"
import { StartupError } from "../startup-error.ts"
import { readVariables } from "../variables.ts"

export interface BackupSettings {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly files: FileStore
  readonly hasSecretOutside: boolean
}

/** The environment that a backup needs. Unlike `readConfig` this creates nothing. */
export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings {
  const { variables, faults } = readVariables(env)
  if (!variables) throw new StartupError(faults)
  const dataDir = resolve(variables.DATA_DIR)
  return {
    dataDir,
    databaseUrl: variables.DATABASE_URL,
    files: openFileStore({ dataDir, bucket: toBucketConfig(variables) }),
    hasSecretOutside: variables.APP_SECRET !== undefined,
  }
}

const ofBucket = ["ENDPOINT", "REGION", "BUCKET", "ACCESS_KEY", "SECRET_KEY", "PATH_STYLE"] as const

/** Where backups are stored: a folder, or with `s3` the bucket that the BACKUP_S3_ variables name. */
export function openBackupStore(place: string, env: NodeJS.ProcessEnv): FileStore {
  if (place !== "s3") return localDisk(resolve(place))
  const { variables, faults } = readVariables(
    Object.fromEntries(ofBucket.map((name) => [`S3_${name}`, env[`BACKUP_S3_${name}`]])),
  )
  if (!variables) throw new StartupError(faults.map((fault) => `BACKUP_${fault}`))
  const bucket = toBucketConfig(variables)
  if (!bucket)
    throw new StartupError(
      "BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY belong together: set all five to keep backups in a bucket.",
    )
  return s3Bucket(bucket)
}

/** Explains in one line why a backup cannot be written or read; returns any other error unchanged. */
export function explainStoreFault(error: unknown, place: string): unknown {
  if (error instanceof StartupError || !(error instanceof Error)) return error
  const where = place === "s3" ? "The bucket of backups" : place
  const name = "appErrorName" in error ? error.appErrorName : ""
  if (name === "diskFull" || /ENOSPC|EDQUOT/.test(error.message))
    return new StartupError(`${where} has no room left: free some, or lower --keep. Nothing was changed.`)
  if (name === "unavailable")
    return new StartupError(`${where} does not answer: look at its address and whether it runs.`, {
      cause: error,
    })
  if (/bucket does not exist/i.test(error.message))
    return new StartupError(`${where} does not exist: make it, or correct BACKUP_S3_BUCKET.`)
  return error
}
