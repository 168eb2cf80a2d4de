import type { SaveAnswer, StudioHost, VersionFacts } from "../../studio-host.ts"

/** How the way to the server is. `unheard`: it gets there, and the answer is lost. */
export type Line = "open" | "dead" | "unheard"

/** A server that keeps one project, with every version it ever had. */
export interface MemoryServer {
  line: Line
  /** Instead of what it would answer. */
  refusal: Exclude<SaveAnswer, { kind: "saved" | "conflict" }> | null
  /** Saves that are being answered at the moment, at most. */
  readonly busiest: () => number
  readonly texts: readonly string[]
  readonly kept: readonly string[]
  /** What somebody else saves. */
  put(text: string): void
  readonly host: Pick<StudioHost, "open" | "save" | "signIn" | "versions">
}

const savedAt = "2026-11-22T03:00:00.000Z"

export function createMemoryServer(first: string): MemoryServer {
  const texts = [first]
  const kept: string[] = []
  let underWay = 0
  let busiest = 0
  const last = (): string => texts.at(-1) ?? ""
  const facts = (name: string): VersionFacts => ({
    id: `v${kept.length}`,
    name,
    why: "named",
    savedAt,
    facts: { levels: 1, rooms: 0, areaM2: 0, items: 0 },
    sketch: null,
  })
  const through = async <T>(answer: () => T): Promise<T> => {
    if (server.line === "dead") throw new Error("no network")
    const given = answer()
    await Promise.resolve()
    if (server.line === "unheard") throw new Error("no answer")
    return given
  }
  const save = (base: number, text: string): SaveAnswer => {
    if (server.refusal) return server.refusal
    if (text === last()) return { kind: "saved", version: texts.length, savedAt }
    if (base !== texts.length)
      return { kind: "conflict", theirs: { version: texts.length, text: last(), savedAt } }
    texts.push(text)
    return { kind: "saved", version: texts.length, savedAt }
  }
  const server: MemoryServer = {
    line: "open",
    refusal: null,
    busiest: () => busiest,
    texts,
    kept,
    put: (text) => void texts.push(text),
    host: {
      open: (id) =>
        through(() => ({
          kind: "opened",
          project: { id, name: "", version: texts.length, text: last(), savedAt },
        })),
      save: async (_project, { base, text }) => {
        underWay += 1
        busiest = Math.max(busiest, underWay)
        try {
          return await through(() => save(base, text))
        } finally {
          underWay -= 1
        }
      },
      signIn: async () => {
        server.refusal = null
        return true
      },
      versions: {
        list: () => through(() => []),
        read: () => through(() => last()),
        keep: (_project, name) =>
          through(() => {
            kept.push(last())
            return facts(name)
          }),
        rename: (_project, _version, name) => through(() => facts(name)),
        restore: (_project, version) =>
          through(() => {
            texts.push(kept[Number(version.slice(1)) - 1] ?? "")
            return { version: texts.length, text: last(), savedAt }
          }),
      },
    },
  }
  return server
}
