import type { Readable } from "node:stream"
import type { FastifyInstance, FastifyReply } from "fastify"
import { networkOf } from "../../platform/http/network-of.ts"
import type { Services } from "../../platform/services.ts"
import { openSignedPath } from "../../platform/signed-path.ts"
import { downloadBase, privateBase, privateFile } from "./private-files.ts"

export interface MadeFile {
  /** The download's file name: letters, digits, `-` and `.`. */
  readonly fileName: string
  readonly type: string
  readonly content: Uint8Array | Readable
}

/**
 * Generates a file for a subject when its signed address is opened; null if there is none (any more).
 * `caller` is whose turn the work uses.
 */
export type MakeFile = (subject: string, caller: string) => Promise<MadeFile | null>

/**
 * Serves signed addresses: private files, and the downloads of features by kind. It checks nothing else, so
 * caches must not store the answer.
 */
export function serveSignedFiles(
  app: FastifyInstance,
  { config, clock, database, files }: Pick<Services, "config" | "clock" | "database" | "files">,
  makers: Readonly<Record<string, MakeFile>>,
): void {
  const open = (base: string, signed: string) => openSignedPath(config.appSecret, base, signed, clock.now())

  app.get<{ Params: { signed: string } }>(`${privateBase}/:signed`, async ({ params }, reply) => {
    const id = open(privateBase, params.signed)
    const row =
      id === null
        ? undefined
        : await database.db.selectFrom("private_file").select("id").where("id", "=", id).executeTakeFirst()
    const content = row ? await files.read(privateFile(row.id)) : null
    if (!row || !content) return refuse(reply)
    return offer(reply, "inline", { fileName: `${row.id}.webp`, type: "image/webp", content })
  })

  app.get<{ Params: { kind: string; signed: string } }>(
    `${downloadBase}/:kind/:signed`,
    async ({ params: { kind, signed }, ip }, reply) => {
      const subject = open(`${downloadBase}/${kind}`, signed)
      const make = Object.hasOwn(makers, kind) ? makers[kind] : undefined
      const made = subject === null ? null : await make?.(subject, networkOf(ip))
      return made ? offer(reply, "attachment", made) : refuse(reply)
    },
  )
}

const offer = (reply: FastifyReply, how: "inline" | "attachment", { fileName, type, content }: MadeFile) =>
  reply
    .header("cache-control", "no-store")
    .header("content-disposition", `${how}; filename="${fileName.replaceAll(/[^\w.-]/g, "-")}"`)
    .header("referrer-policy", "no-referrer")
    .header("x-robots-tag", "noindex")
    .type(type)
    .send(content)

const refuse = (reply: FastifyReply) =>
  reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found")
