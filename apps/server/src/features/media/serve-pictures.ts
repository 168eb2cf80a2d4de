import type { FastifyInstance } from "fastify"
import type { Services } from "../../platform/services.ts"
import { readMarked } from "./marked-files.ts"
import { levelsOfRow, tileFile } from "./panorama-tiles.ts"

const address = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{16})$/
/** A width, or a tile of one: its column and row. */
const fileName = /^(?<width>\d{1,4})(?:-(?<column>\d{1,2})-(?<row>\d))?\.webp$/

/**
 * Serves `/media/<id>-<hash>/<width>.webp` and tiles (`<width>-<column>-<row>.webp`). The hash makes an
 * address cacheable for a year, yet the origin checks at every request whether the picture is still public.
 */
export function servePictures(app: FastifyInstance, services: Services): void {
  const { database, files } = services
  app.get<{ Params: { address: string; file: string } }>("/media/:address/:file", async (request, reply) => {
    const named = address.exec(request.params.address)
    const asked = fileName.exec(request.params.file)?.groups
    const width = Number(asked?.["width"] ?? 0)
    const [, id, hash] = named ?? []
    const found =
      id && width > 0
        ? await database.db
            .selectFrom("picture")
            .select(["id", "hash", "plain_hash", "mark", "widths", "hidden", "tile_size", "tile_columns"])
            .where("id", "=", id)
            .executeTakeFirst()
        : undefined
    const isKept =
      found &&
      (asked?.["column"] === undefined
        ? found.widths.includes(width)
        : levelsOfRow(found).some((level) => level.width === width))
    const allowed = isKept && !found.hidden && found.hash === hash
    // There is no file for a tile outside the picture.
    const name = request.params.file.replace(/\.webp$/, "")
    const file = !allowed
      ? null
      : found.plain_hash === null
        ? await files.read(tileFile(found.id, found.hash, name))
        : await readMarked(services, found, name)
    if (!file) return reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found")
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("cross-origin-resource-policy", "same-origin")
      .type("image/webp")
      .send(file)
  })
}
