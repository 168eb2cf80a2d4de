import { join } from "node:path"
import type { Config } from "../../config.ts"
import type { FileStore } from "./file-store.ts"
import { localDisk } from "./local-disk.ts"
import { s3Bucket } from "./s3-bucket.ts"

/** The configured store: a bucket, else `files` in the data folder. */
export const openFileStore = ({ bucket, dataDir }: Pick<Config, "bucket" | "dataDir">): FileStore =>
  bucket ? s3Bucket(bucket) : localDisk(join(dataDir, "files"))
