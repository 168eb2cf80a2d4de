import type { FastifyInstance } from "fastify"
import type { Services } from "../../platform/services.ts"
import { glbType } from "./hidden-models.ts"
import { modelFile } from "./model-files.ts"

const name = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{16})\.glb$/

/**
 * Serves `/media/models/<id>-<hash>.glb` like pictures: cacheable for a year, while the origin checks at
 * every request whether it is still public.
 */
export function serveModels(app: FastifyInstance, { database, files }: Services): void {
  // Packed already.
  app.get<{ Params: { name: string } }>(
    "/media/models/:name",
    { compress: false },
    async (request, reply) => {
      const [, id, hash] = name.exec(request.params.name) ?? []
      const row =
        id && hash
          ? await database.db
              .selectFrom("model_file")
              .select("id")
              .where("id", "=", id)
              .where("hash", "=", hash)
              .where("hidden", "=", false)
              .executeTakeFirst()
          : undefined
      const file = row && hash ? await files.read(modelFile(row.id, hash)) : null
      if (!file)
        return reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found")
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("cross-origin-resource-policy", "same-origin")
        .type(glbType)
        .send(file)
    },
  )
}
