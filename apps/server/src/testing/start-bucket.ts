import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "s3rver"
import type { BucketConfig } from "../platform/files/s3-bucket.ts"

export interface TestBucket {
  readonly config: BucketConfig
  close(): Promise<void>
}

/** Starts an S3-compatible store on a free port, with one empty bucket. */
export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), "roomwright-bucket-"))
  const bucket = "rooms"
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      bucket,
      accessKey: "S3RVER",
      secretKey: "S3RVER",
      pathStyle: true,
    },
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
