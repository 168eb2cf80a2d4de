import * as z from "zod/mini"

const Part = z.object({
  /** Where it lies in the backup. */
  name: z.string(),
  bytes: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type Part = z.infer<typeof Part>

/** A file lies in one part or goes on in the next ones. */
const Piece = z.object({
  /** Which of the manifest's parts. */
  part: z.int(),
  offset: z.int(),
  bytes: z.int(),
})
export type Piece = z.infer<typeof Piece>

const StoredFile = z.object({ path: z.string(), pieces: z.array(Piece) })
export type StoredFile = z.infer<typeof StoredFile>

export const manifestFormat = 1

/** What a backup holds, with a checksum of every part. It is written last: without it a backup is none. */
export const Manifest = z.object({
  format: z.literal(manifestFormat),
  madeAt: z.string(),
  /** `cluster`: the files of our own PostgreSQL; `dump`: what pg_dump wrote. */
  kind: z.enum(["cluster", "dump"]),
  postgresMajor: z.int(),
  /** Many small files lie in one: a bucket is asked a few times, not thousands. */
  parts: z.array(Part),
  /** Folders of the database, empty ones among them. */
  folders: z.array(z.string()),
  database: z.array(StoredFile),
  files: z.array(StoredFile),
  /** Null where APP_SECRET was set from outside: then it is not in the backup. */
  secret: z.nullable(StoredFile),
})
export type Manifest = z.infer<typeof Manifest>
