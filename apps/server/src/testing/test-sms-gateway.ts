import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export interface GatewayCall {
  readonly call: "login" | "send"
  readonly query: Readonly<Record<string, string>>
}

/** How the gateway answers a call: JSON with a status, or something else with an HTTP status, or not at all. */
export type GatewayAnswer =
  | { readonly json: unknown; readonly http?: number }
  | { readonly text: string; readonly http: number; readonly location?: string }
  | "hang"

export interface TestGateway {
  /** For SMS_GATEWAY_URL. */
  readonly url: string
  /** Everything that was asked of it, in order. */
  readonly calls: readonly GatewayCall[]
  /** The SMS that it took. */
  readonly sent: readonly Readonly<Record<string, string>>[]
  /** Forgets all sessions that it gave out. */
  expireSessions(): void
  /** Answers the next calls of this name so, one after the other; then as ever. */
  answer(call: "login" | "send", ...answers: readonly GatewayAnswer[]): void
  close(): Promise<void>
}

export const gatewayLogin = { user: "roomwright", password: "gateway-secret" }

/** An SMS gateway with the two GET calls of the specification. */
export async function startSmsGateway(): Promise<TestGateway> {
  const calls: GatewayCall[] = []
  const sent: Record<string, string>[] = []
  const sessions = new Set<string>()
  const planned = { login: [] as GatewayAnswer[], send: [] as GatewayAnswer[] }
  let count = 0

  function answerAsEver(call: "login" | "send", query: Record<string, string>): GatewayAnswer {
    if (call === "login") {
      if (query["user"] !== gatewayLogin.user || query["password"] !== gatewayLogin.password)
        return { json: { status: 403, message: "wrong user or password" } }
      const sessionId = `session-${(count += 1)}`
      sessions.add(sessionId)
      return { json: { status: 200, sessionId } }
    }
    if (!sessions.has(query["sessionId"] ?? "")) return { json: { status: 401, message: "session expired" } }
    sent.push(query)
    return { json: { status: 200, message: "OK" } }
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://gateway")
    const call = url.pathname === "/sms/login" ? "login" : url.pathname === "/sms/send" ? "send" : null
    if (!call || request.method !== "GET") return reply(response, { text: "no such call", http: 404 })
    const query = Object.fromEntries(url.searchParams)
    calls.push({ call, query })
    reply(response, planned[call].shift() ?? answerAsEver(call, query))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/sms`,
    calls,
    sent,
    expireSessions: () => sessions.clear(),
    answer: (call, ...answers) => void planned[call].push(...answers),
    async close() {
      const closed = once(server, "close")
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function reply(response: ServerResponse, answer: GatewayAnswer): void {
  if (answer === "hang") return
  if ("json" in answer) {
    response.writeHead(answer.http ?? 200, { "content-type": "application/json" })
    response.end(JSON.stringify(answer.json))
    return
  }
  response.writeHead(answer.http, answer.location === undefined ? {} : { location: answer.location })
  response.end(answer.text)
}
