import * as z from "zod/mini"

const Part = z.object({
  /** Its path in the backup. */
  name: z.string(),
  bytes: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type Part = z.infer<typeof Part>

/** A file is in one part or continues in the next ones. */
const Piece = z.object({
  /** The index of the manifest's part. */
  part: z.int(),
  offset: z.int(),
  bytes: z.int(),
})
export type Piece = z.infer<typeof Piece>

const StoredFile = z.object({ path: z.string(), pieces: z.array(Piece) })
export type StoredFile = z.infer<typeof StoredFile>

export const manifestFormat = 1

/**
 * The content of a backup, with a checksum of every part. It is written last: without it a backup is
 * incomplete.
 */
export const Manifest = z.object({
  format: z.literal(manifestFormat),
  madeAt: z.string(),
  /** `cluster`: the files of our own PostgreSQL; `dump`: what pg_dump wrote. */
  kind: z.enum(["cluster", "dump"]),
  postgresMajor: z.int(),
  /** A part holds many small files, so a bucket gets a few requests, not thousands. */
  parts: z.array(Part),
  /** Folders of the database, including empty ones. */
  folders: z.array(z.string()),
  database: z.array(StoredFile),
  files: z.array(StoredFile),
  /** Null when APP_SECRET was set from outside: the backup does not contain it then. */
  secret: z.nullable(StoredFile),
})
export type Manifest = z.infer<typeof Manifest>
