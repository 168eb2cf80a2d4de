import { createServer, type ServerResponse } from "node:http"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { makeProject } from "@roomwright/contract/studio/project-calls"
import type { ProjectSummary } from "@roomwright/contract/studio/projects"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { planTemplates } from "@roomwright/scene/templates/plan-templates"
import { newId } from "../platform/ids.ts"
import type { TestApp } from "./test-app.ts"
import type { TestPerson } from "./test-people.ts"

/** A document with one level of this name and nothing else: as many different ones as there are names. */
export const documentNamed = (name: string): string =>
  JSON.stringify({
    schema: 3,
    elements: {
      l1: { kind: "level", parent: null, elevation: 0, height: 2_700, name, slab: 200 },
    },
  })

/** A document with one level and an item of each of these models. */
export function documentWith(models: readonly string[]): string {
  const item = (model: string, at: number) => ({
    kind: "item",
    parent: "l1",
    at: { x: at * 2_000, y: 0 },
    elevation: 0,
    turn: 0,
    mirrored: false,
    model,
    size: { width: 1_800, depth: 900, height: 750 },
    parameters: {},
    materials: {},
    product: null,
  })
  const level = { kind: "level", parent: null, elevation: 0, height: 2_700, name: "One", slab: 200 }
  const items = models.map((model, at) => [`i${at}`, item(model, at)] as const)
  return JSON.stringify({ schema: 3, elements: { l1: level, ...Object.fromEntries(items) } })
}

/** The document of a small flat, as it is kept. */
export function flatDocument(): string {
  const [template] = planTemplates
  if (!template) throw new Error("There is no template.")
  return writeDocument(buildTemplate(template, ["Ground"], countedIds()))
}

/** A project of this person, made through the door. */
export const makeTestProject = (
  app: TestApp,
  person: TestPerson,
  { name = "Home", document = documentNamed("one") }: { name?: string; document?: string } = {},
): Promise<ProjectSummary> => app.call(makeProject, { body: { name, document, key: newId() } }, person)

interface CoohomCall {
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

type CoohomAnswer = { readonly json: unknown; readonly http?: number } | { readonly text: string } | "hang"

/** A server that speaks Coohom's two calls: it knows whoever was registered. */
export async function startCoohom() {
  const calls: CoohomCall[] = []
  const known = new Set<string>()
  const planned: CoohomAnswer[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://coohom")
      const query = Object.fromEntries(url.searchParams)
      const call = `${request.method} ${url.pathname}`
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"))
      calls.push({ call, query, body })
      const id = query["appuid"] ?? ""
      const isRegister = url.pathname.endsWith("/register")
      const taken = {
        c: "0",
        m: "",
        d: { url: `https://coohom.example/sso?k=signed-${id}`, token: `t-${id}` },
      }
      const asEver = isRegister || known.has(id) ? taken : { c: "1001", m: "no such user", d: null }
      if (isRegister) known.add(id)
      reply(response, planned.shift() ?? { json: asEver })
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/open`,
    calls,
    /** Answers the next calls so; then as ever. */
    answer: (...answers: readonly CoohomAnswer[]) => void planned.push(...answers),
    async close() {
      const closed = once(server, "close")
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function reply(response: ServerResponse, answer: CoohomAnswer): void {
  if (answer === "hang") return
  response.writeHead("json" in answer ? (answer.http ?? 200) : 200, { "content-type": "application/json" })
  response.end("json" in answer ? JSON.stringify(answer.json) : answer.text)
}
