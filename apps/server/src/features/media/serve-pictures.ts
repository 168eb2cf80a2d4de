import type { FastifyInstance } from "fastify"
import type { Services } from "../../platform/services.ts"

const address = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{16})$/
const fileName = /^(\d{1,4})\.webp$/

/**
 * Serves `/media/<id>-<hash>/<width>.webp`. The hash makes the address good for a year in any cache, yet the
 * origin looks at every request whether the picture may still be seen.
 */
export function servePictures(app: FastifyInstance, { database, files }: Services): void {
  app.get<{ Params: { address: string; file: string } }>("/media/:address/:file", async (request, reply) => {
    const named = address.exec(request.params.address)
    const width = Number(fileName.exec(request.params.file)?.[1] ?? 0)
    const [, id, hash] = named ?? []
    const found =
      id && width > 0
        ? await database.db
            .selectFrom("picture")
            .select(["hash", "widths", "hidden"])
            .where("id", "=", id)
            .executeTakeFirst()
        : undefined
    const allowed = found && !found.hidden && found.hash === hash && found.widths.includes(width)
    const file = allowed ? await files.read(`pictures/${id}-${hash}/${width}.webp`) : null
    if (!file) return reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found")
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("cross-origin-resource-policy", "same-origin")
      .type("image/webp")
      .send(file)
  })
}
