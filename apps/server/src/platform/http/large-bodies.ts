import type { FastifyContextConfig, FastifyRequest, preParsingAsyncHookHandler } from "fastify"
import type { AdmitRequest } from "./admit-early.ts"
import type { Caller, Route } from "./dispatch.ts"
import { createUploadPlaces } from "./upload-places.ts"

/** The default body limit (bytes). */
export const bodyLimitBytes = 1_000_000
/** A large document over a slow network. */
const largeBodyMs = 120_000
/** Of all senders together, and of one. */
const places = { inAll: 8, each: 2, heldBytes: 200_000_000 }

export interface LargeBodyOptions {
  readonly bodyLimit: number
  readonly config: FastifyContextConfig
  readonly preParsing: preParsingAsyncHookHandler
}

/**
 * How to serve calls with larger bodies than the default: the sender is checked before the body is read, and
 * few send at once.
 */
export function createLargeBodies(
  admit: AdmitRequest,
  callerOf: (request: FastifyRequest) => Caller,
): (route: Route) => LargeBodyOptions | null {
  const takePlace = createUploadPlaces(places)
  return (route) => {
    const { bodyBytes } = route.endpoint
    if (bodyBytes === null) return null
    return {
      bodyLimit: bodyBytes,
      config: { bodyMs: largeBodyMs },
      async preParsing(request, reply) {
        const length = Number(request.headers["content-length"] ?? bodyBytes)
        if (length <= bodyLimitBytes || length > bodyBytes) return
        const session = await admit(route, request)
        const place = takePlace(session?.accountId ?? callerOf(request).visitor.address)
        reply.raw.once("close", () => place.release())
        place.hold(length)
      },
    }
  }
}
