import type { FastifyInstance } from "fastify"
import { answerClientError } from "./broken-requests.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Time limit of this route's request body (ms), if longer than the default. */
    readonly bodyMs?: number
  }
}

/**
 * Cuts clients that send their body too slowly: Node has one limit for all requests, and a picture from a
 * mobile phone takes longer than any honest JSON.
 */
export function cutSlowBodies(app: FastifyInstance, bodyMs: number): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = request
    const { "content-length": length, "transfer-encoding": pieces } = raw.headers
    if (pieces !== undefined || (length !== undefined && length !== "0")) {
      const timer = setTimeout(() => {
        if (raw.complete) return
        if (reply.raw.headersSent) raw.destroy()
        else
          answerClientError(
            Object.assign(new Error("The body is too slow."), { code: "ERR_HTTP_REQUEST_TIMEOUT" }),
            raw.socket,
          )
      }, request.routeOptions.config.bodyMs ?? bodyMs)
      timer.unref()
      raw.once("close", () => clearTimeout(timer))
    }
    done()
  })
}
