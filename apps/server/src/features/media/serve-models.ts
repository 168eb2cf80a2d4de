import type { FastifyInstance } from "fastify"
import type { Services } from "../../platform/services.ts"
import { glbType } from "./hidden-models.ts"
import { modelFile } from "./model-files.ts"
import { createReadPlainModel } from "./read-plain-model.ts"

const name = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{16})(-plain)?\.glb$/

/**
 * Serves `/media/models/<id>-<hash>.glb`, and `…-plain.glb` without its packing, like pictures: cacheable for a year, while the
 * origin checks at every request whether it is still public.
 */
export function serveModels(app: FastifyInstance, { database, files }: Services): void {
  const readPlain = createReadPlainModel(files)
  // Packed already.
  app.get<{ Params: { name: string } }>(
    "/media/models/:name",
    { compress: false },
    async (request, reply) => {
      const [, id, hash, plain] = name.exec(request.params.name) ?? []
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
      const read = plain ? readPlain : (known: string, ofFile: string) => files.read(modelFile(known, ofFile))
      const file = row && hash ? await read(row.id, hash) : null
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
