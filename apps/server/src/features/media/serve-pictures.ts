import type { FastifyInstance, FastifyReply } from "fastify"
import type { Services } from "../../platform/services.ts"
import { openSignedPath, signPath } from "../../platform/signed-path.ts"
import { readMarked } from "./marked-files.ts"
import { levelsOfRow, tileFile } from "./panorama-tiles.ts"

const address = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{16})$/
/** A width, or a tile of one: its column and row. */
const fileName = /^(?<width>\d{1,4})(?:-(?<column>\d{1,2})-(?<row>\d))?\.webp$/

/** Below it and a signed name: the files of one picture, hidden or not. */
const folderBase = "/files/pictures"
/** Somebody looks around in a panorama for as long, and its tiles come as they turn. */
const folderMs = 3_600_000

/** Where the files of a picture are for an hour, hidden or not. Check access before: the address itself is not checked again. */
export const signPictureFolder = (
  { config, clock }: Pick<Services, "config" | "clock">,
  pictureId: string,
): string => signPath(config.appSecret, folderBase, pictureId, clock.now(), folderMs).address

interface Asked {
  readonly id: string
  readonly file: string
}

/** A width or tile of a picture that exists; `may` says who may see it. */
async function readNamed(
  services: Services,
  { id, file }: Asked,
  may: (picture: { readonly hash: string; readonly hidden: boolean }) => boolean,
): Promise<Uint8Array | null> {
  const asked = fileName.exec(file)?.groups
  const width = Number(asked?.["width"] ?? 0)
  if (width === 0) return null
  const found = await services.database.db
    .selectFrom("picture")
    .select(["id", "hash", "plain_hash", "mark", "widths", "hidden", "tile_size", "tile_columns"])
    .where("id", "=", id)
    .executeTakeFirst()
  const isKept =
    found &&
    (asked?.["column"] === undefined
      ? found.widths.includes(width)
      : levelsOfRow(found).some((level) => level.width === width))
  if (!isKept || !may(found)) return null
  // There is no file for a tile outside the picture.
  const name = file.replace(/\.webp$/, "")
  return found.plain_hash === null
    ? services.files.read(tileFile(found.id, found.hash, name))
    : readMarked(services, found, name)
}

/**
 * Serves `/media/<id>-<hash>/<width>.webp` and tiles (`<width>-<column>-<row>.webp`). The hash makes an
 * address cacheable for a year, yet the origin checks at every request whether the picture is still public. The same
 * files are below a signed folder, of hidden pictures too.
 */
export function servePictures(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  app.get<{ Params: { address: string; file: string } }>("/media/:address/:file", async (request, reply) => {
    const [, id, hash] = address.exec(request.params.address) ?? []
    const file = id
      ? await readNamed(
          services,
          { id, file: request.params.file },
          (found) => !found.hidden && found.hash === hash,
        )
      : null
    return file ? give(reply, file, "public, max-age=31536000, immutable") : refuse(reply)
  })

  app.get<{ Params: { signed: string; file: string } }>(
    `${folderBase}/:signed/:file`,
    async ({ params: { signed, file } }, reply) => {
      const id = openSignedPath(config.appSecret, folderBase, signed, clock.now())
      const content = id === null ? null : await readNamed(services, { id, file }, () => true)
      if (!content) return refuse(reply)
      reply.header("referrer-policy", "no-referrer").header("x-robots-tag", "noindex")
      // The reader's browser may keep what it looks at; nobody between may.
      return give(reply, content, "private, max-age=3600")
    },
  )
}

const give = (reply: FastifyReply, content: Uint8Array, caching: string) =>
  reply
    .header("cache-control", caching)
    .header("cross-origin-resource-policy", "same-origin")
    .type("image/webp")
    .send(content)

const refuse = (reply: FastifyReply) =>
  reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found")
