import { join } from "node:path"
import type { FastifyInstance, FastifyReply } from "fastify"
import { AppError } from "../../platform/app-error.ts"
import { createFairQueue } from "../../platform/fair-queue.ts"
import { networkOf } from "../../platform/http/network-of.ts"
import { apiBase } from "../../platform/http/serve.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { createSharedWork } from "../../platform/shared-work.ts"
import { runPictureWork } from "../../platform/work-process/picture-processes.ts"
import { openFileCache, readLibraryVersion, type FileCache } from "./library-files.ts"
import type { FinishMap, LibraryOrder } from "./library-work.ts"

export const finishSides = [256, 512, 1024] as const
const maps: readonly FinishMap[] = ["colour", "normal", "roughness"]

/** A type with many values and slots is some hundred characters. */
const longestId = 600
const mostCached = 50
const cachedMs = 600_000
const onDisk = 600_000_000
const making = { atOnce: 1, waiting: 256, eachWaiting: 64, retryAfterSeconds: 5 }
/** Files that were not there yet, of one network: a home of 150 pieces with all its finishes comes through. */
const madeFor: Limit = { name: "library files", most: 900, windowMs: 60_000 }

/**
 * Serves the model library's files: pieces as GLB (`…/studio/models/{id}.glb`) and the pictures of finishes
 * (`…/studio/finishes/{id}/{map}-{side}.webp`). Anybody may have them: they show what is for sale. Each is made once, in a process
 * of its own, and cached on disk.
 */
export function serveLibrary(app: FastifyInstance, services: Services): void {
  const { config, database, clock } = services
  const share = createSharedWork<Buffer>({ inTurn: createFairQueue(making), mostCached, livesMs: cachedMs })
  let opening: Promise<{ readonly version: string; readonly cache: FileCache }> | null = null
  const open = () => (opening ??= openLibrary(config.dataDir))

  const send = async (
    order: LibraryOrder,
    {
      ip,
      ifNoneMatch,
      reply,
      type,
    }: { ip: string; ifNoneMatch: string | undefined; reply: FastifyReply; type: string },
  ): Promise<FastifyReply> => {
    const { version, cache } = await open()
    const key = JSON.stringify(order)
    const etag = `"${version}-${Buffer.from(key).toString("base64url")}"`
    reply
      // An hour without asking; after that the tag says whether the library has changed.
      .header("cache-control", "public, max-age=3600, stale-while-revalidate=86400")
      .header("etag", etag)
      .header("cross-origin-resource-policy", "same-origin")
    if (ifNoneMatch?.includes(etag)) return reply.code(304).send()
    const network = networkOf(ip)
    const bytes =
      (await cache.read(key)) ??
      (await share(key, network, async () => {
        if (config.rateLimits) await countUse({ db: database.db, clock }, madeFor, network)
        const module = new URL("./library-work.ts", import.meta.url)
        const made = Buffer.from(await runPictureWork<Uint8Array>(module, order, { mostMs: 30_000 }))
        await cache.save(key, made)
        return made
      }))
    return reply.type(type).send(bytes)
  }

  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    `${apiBase}/studio/models/:file`,
    async ({ params, query, headers, ip }, reply) => {
      const id = /^(.+)\.glb$/.exec(params.file)?.[1]
      if (id === undefined || id.length > longestId) return answerNotFound(reply)
      const detail = query["detail"] ?? "near"
      if (detail !== "near" && detail !== "far")
        throw new AppError("invalidInput", { faults: [{ path: "query.detail", problem: "near or far" }] })
      const canonical = await canonicalId(id)
      if (canonical === null) return answerNotFound(reply)
      return send(
        { kind: "model", id: canonical, detail },
        { ip, ifNoneMatch: headers["if-none-match"], reply, type: "model/gltf-binary" },
      )
    },
  )

  app.get<{ Params: { id: string; file: string } }>(
    `${apiBase}/studio/finishes/:id/:file`,
    async ({ params, headers, ip }, reply) => {
      const [, map = "", size = ""] = /^([a-z]+)-(\d+)\.webp$/.exec(params.file) ?? []
      const order = {
        map: maps.find((one) => one === map),
        side: finishSides.find((one) => one === Number(size)),
      }
      if (!order.map || !order.side || !(await hasPattern(params.id))) return answerNotFound(reply)
      return send(
        { kind: "finish", id: params.id, map: order.map, side: order.side },
        { ip, ifNoneMatch: headers["if-none-match"], reply, type: "image/webp" },
      )
    },
  )
}

async function openLibrary(
  dataDir: string,
): Promise<{ readonly version: string; readonly cache: FileCache }> {
  const version = await readLibraryVersion()
  return {
    version,
    cache: await openFileCache({ folder: join(dataDir, "library"), version, mostBytes: onDisk }),
  }
}

/** A file that is not there is no call that is not there: it has no envelope. */
const answerNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found")

/** The one way to write an id, so that each piece is made once; null for a type unknown here. Throws `invalidInput` with the ranges. */
async function canonicalId(id: string): Promise<string | null> {
  const { readModelId, writeModelId } = await import("@roomwright/models/model/model-id")
  const variant = readModelId(id)
  if (!("reason" in variant)) return writeModelId(variant)
  if (variant.reason === "unknownType") return null
  const faults = variant.faults.map((fault) => ({
    path: `params.id.${fault.parameter}`,
    problem: wordFault(fault),
  }))
  throw new AppError("invalidInput", { faults })
}

function wordFault(fault: {
  readonly reason: string
  readonly min?: number
  readonly max?: number
  readonly options?: readonly string[]
}): string {
  if (fault.min !== undefined && fault.max !== undefined)
    return `whole number from ${fault.min} to ${fault.max}`
  if (fault.options && fault.options.length > 0) return `one of ${fault.options.join(", ")}`
  return fault.reason
}

async function hasPattern(id: string): Promise<boolean> {
  const { finishes, isFinishId } = await import("@roomwright/models/finishes/finishes")
  return isFinishId(id) && finishes[id].pattern !== undefined
}
