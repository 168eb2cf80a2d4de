import { notificationLimits, streamPath } from "@roomwright/contract/notifications/limits"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { AppError } from "../../platform/app-error.ts"
import type { ResolveSession } from "../../platform/http/dispatch.ts"
import { apiBase, callerOf } from "../../platform/http/serve.ts"
import type { Services } from "../../platform/services.ts"
import { createConnectLimit } from "./connect-limit.ts"
import { createLiveStream } from "./live-stream.ts"
import { createStreamHub, type StreamLimits } from "./stream-hub.ts"

/** A household of browsers, each with one stream for all its tabs. */
const standardLimits: StreamLimits = {
  perAccount: 10,
  perProcess: 4_000,
  slowMs: 10_000,
  beatMs: notificationLimits.heartbeatMs,
}
/** A browser that lost its stream retries after a second, then ever more slowly. */
const connects = { atOnce: 20, aMinute: 30 }

interface Serving {
  readonly resolveSession: ResolveSession
  readonly limits?: Partial<StreamLimits>
}

/**
 * The live stream, open to everyone who may list notifications. The token is in the header, or in the address
 * as `token`, which no log contains.
 */
export function serveStream(
  app: FastifyInstance,
  services: Services,
  { resolveSession, limits = {} }: Serving,
): { stop(): Promise<void> } {
  const hub = createStreamHub(services, { ...standardLimits, ...limits })
  const limit = createConnectLimit(connects)
  app.addHook("preClose", () => hub.stop())
  app.get(`${apiBase}${streamPath}`, { exposeHeadRoute: false }, async (request, reply) => {
    const token = callerOf(request).token ?? tokenInAddress(request)
    if (token === null) throw new AppError("loginRequired")
    const session = await resolveSession(token, listNotifications)
    if (!session) throw new AppError("invalidSession")
    if (services.config.rateLimits) limit(session.accountId)
    if (hub.isFull()) throw new AppError("unavailable", { retryAfterSeconds: 10 })
    const after = lastSeen(request)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      // Buffering proxies would delay notifications.
      "x-accel-buffering": "no",
    })
    const { accountId, id: sessionId, tokenUntil: until } = session
    const onReady = (): void => hub.look(accountId)
    const stream = createLiveStream(reply.raw, { accountId, sessionId, until, onReady })
    reply.raw.on("close", () => hub.remove(stream))
    // If the reader leaves during a write, `close` reports it.
    reply.raw.on("error", () => {})
    try {
      await hub.add(stream, after)
      request.log.info({ route: request.routeOptions.url, streams: hub.count() }, "a stream was opened")
    } catch (error) {
      request.log.warn(
        { reason: error instanceof Error ? error.message : "unknown" },
        "a stream was not opened",
      )
      stream.end({ type: "ERROR", id: request.id, createdAt: services.clock.now().toISOString() })
    }
  })
  return hub
}

function tokenInAddress({ query }: FastifyRequest): string | null {
  const token = typeof query === "object" && query !== null && "token" in query ? query.token : null
  return typeof token === "string" && token !== "" ? token : null
}

/** The number of the last notification that this reader received; null if it is not a number. */
function lastSeen({ headers }: FastifyRequest): number | null {
  const given = headers["last-event-id"]
  return typeof given === "string" && /^\d{1,15}$/.test(given) ? Number(given) : null
}
