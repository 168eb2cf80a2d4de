import fastify from "fastify"
import { createSessionResolver } from "../features/accounts/sessions.ts"
import { serveStream } from "../features/notifications/serve-stream.ts"
import { answerApiError } from "../platform/http/serve.ts"
import type { TestApp } from "./test-app.ts"

interface ServedStreams {
  readonly url: string
  close(): Promise<void>
}

/** Serves the live stream of a program once more, with other limits than a test could wait for. */
export async function serveStreams(
  { services }: Pick<TestApp, "services">,
  limits: NonNullable<Parameters<typeof serveStream>[2]["limits"]>,
  { rateLimits = false } = {},
): Promise<ServedStreams> {
  const server = fastify({ forceCloseConnections: true })
  server.setErrorHandler((error, request, reply) => answerApiError(error, request, reply))
  const config = { ...services.config, rateLimits }
  serveStream(server, { ...services, config }, { resolveSession: createSessionResolver(services), limits })
  const url = await server.listen({ port: 0, host: "127.0.0.1" })
  return { url, close: () => server.close() }
}
