import type { FastifyInstance } from "fastify"
import { apiBase } from "../../platform/http/serve.ts"
import { isId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { pieceModel, pieceThumbnail } from "./pieces/piece-files.ts"

/**
 * Serves the pieces of imported libraries: `…/studio/pieces/{id}.glb`, and `.webp` for the picture that the library brings. Anybody
 * may have them, as their licences want it. An account's own are not among them: those have signed addresses.
 */
export function servePieces(app: FastifyInstance, { database, files }: Services): void {
  app.get<{ Params: { file: string } }>(
    `${apiBase}/studio/pieces/:file(^.+\\.(?:glb|webp)$)`,
    // Packed already.
    { compress: false },
    async ({ params, headers }, reply) => {
      const [, id = "", kind] = /^(.+)\.(glb|webp)$/.exec(params.file) ?? []
      const row = isId(id)
        ? await database.db
            .selectFrom("library_piece")
            .select(["glb_hash", "thumbnail_hash"])
            .where("id", "=", id)
            .where("owner_id", "is", null)
            .executeTakeFirst()
        : undefined
      const hash = kind === "glb" ? row?.glb_hash : row?.thumbnail_hash
      const etag = `"${hash ?? ""}"`
      if (hash && headers["if-none-match"]?.includes(etag)) return reply.code(304).header("etag", etag).send()
      const content = hash ? await files.read(kind === "glb" ? pieceModel(id) : pieceThumbnail(id)) : null
      if (!content)
        return reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found")
      return (
        reply
          // An hour without asking; after that the tag says whether a newer library has changed it.
          .header("cache-control", "public, max-age=3600, stale-while-revalidate=86400")
          .header("etag", etag)
          .header("cross-origin-resource-policy", "same-origin")
          .type(kind === "glb" ? "model/gltf-binary" : "image/webp")
          .send(content)
      )
    },
  )
}
