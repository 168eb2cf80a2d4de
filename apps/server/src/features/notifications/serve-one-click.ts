import { oneClickPath } from "@roomwright/contract/notifications/calls"
import type { FastifyInstance } from "fastify"
import { apiBase } from "../../platform/http/serve.ts"
import type { Services } from "../../platform/services.ts"
import { followLink } from "./notification-preferences.ts"

/**
 * Where mail programs unsubscribe their readers by one POST (RFC 8058). Its body adds nothing to the address.
 */
export async function serveOneClick(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 10_000 }, (_request, _body, done) =>
      done(null),
    )
    scope.post<{ Params: { token: string } }>(
      `${apiBase}${oneClickPath}/:token`,
      async ({ params }, reply) => {
        await followLink(services, params.token, false)
        return reply.header("cache-control", "no-store").code(204).send()
      },
    )
  })
}
