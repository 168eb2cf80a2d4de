import type { FastifyInstance } from "fastify"
import type { Services } from "../services.ts"

/**
 * `/api/health/live`: the process answers. `/api/health/ready` and `/api/health`: it can also reach its
 * database; otherwise 503, so that a load balancer skips it.
 */
export function serveHealth(app: FastifyInstance, { database }: Services): void {
  const ready = async (): Promise<boolean> => {
    try {
      await database.pool.query("select 1")
      return true
    } catch {
      return false
    }
  }
  app.get("/api/health/live", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ code: 200, message: "OK", data: { live: true } }),
  )
  for (const path of ["/api/health", "/api/health/ready"]) {
    app.get(path, async (_request, reply) => {
      reply.header("cache-control", "no-store")
      if (await ready()) return { code: 200, message: "OK", data: { ready: true } }
      return reply
        .code(503)
        .header("retry-after", "2")
        .send({ code: 50300, message: "Not ready", data: { ready: false } })
    })
  }
}
