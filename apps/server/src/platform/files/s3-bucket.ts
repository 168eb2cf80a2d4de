import type { S3Client } from "@aws-sdk/client-s3"
import { AppError } from "../app-error.ts"
import { checkFileName, isFileName, type FileStore } from "./file-store.ts"

export interface BucketConfig {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  /** Puts the bucket's name in the path (most self-hosted servers) instead of the host (Amazon). */
  readonly pathStyle: boolean
}

const connectMs = 2_000
const answerMs = 15_000

/** Stores files in a bucket of an S3-compatible store. The client is loaded with the first file. */
export function s3Bucket({ bucket: Bucket, ...config }: BucketConfig): FileStore {
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const open = () => (opened ??= openClient(config))
  return {
    async write(name, content) {
      const { sdk, client } = await open()
      const Key = checkFileName(name)
      await tell(client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: content })))
    },
    async read(name) {
      const { sdk, client } = await open()
      const Key = checkFileName(name)
      const found = await tell(client.send(new sdk.GetObjectCommand({ Bucket, Key })))
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null
    },
    async delete(name) {
      const { sdk, client } = await open()
      await tell(client.send(new sdk.DeleteObjectCommand({ Bucket, Key: checkFileName(name) })))
    },
    async *list(folder) {
      const { sdk, client } = await open()
      const Prefix = `${checkFileName(folder)}/`
      let ContinuationToken: string | undefined
      do {
        const page = await tell(
          client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
        )
        for (const { Key } of page?.Contents ?? []) if (Key && isFileName(Key)) yield Key
        ContinuationToken = page?.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

type Sdk = typeof import("@aws-sdk/client-s3")

async function openClient({
  endpoint,
  region,
  accessKey,
  secretKey,
  pathStyle,
}: Omit<BucketConfig, "bucket">): Promise<{ sdk: Sdk; client: S3Client }> {
  const sdk = await import("@aws-sdk/client-s3")
  const client = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Not all other stores know Amazon's newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs },
    maxAttempts: 2,
  })
  return { sdk, client }
}

/** Null for a missing file. Distinguishes an unreachable or overloaded store from a mistake of ours. */
async function tell<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    const name = error instanceof Error ? error.name : ""
    if (name === "NoSuchKey" || name === "NotFound") return null
    const status = statusOf(error)
    // Insufficient Storage, from self-hosted stores.
    if (status === 507) throw new AppError("diskFull", { cause: error, retryAfterSeconds: 60 })
    if (status === undefined || status >= 500 || status === 429)
      throw new AppError("unavailable", { cause: error, retryAfterSeconds: 2 })
    throw error
  }
}

/** Undefined when there was no answer at all. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("$metadata" in error)) return undefined
  const { $metadata: metadata } = error
  if (typeof metadata !== "object" || metadata === null || !("httpStatusCode" in metadata)) return undefined
  return typeof metadata.httpStatusCode === "number" ? metadata.httpStatusCode : undefined
}
