import type { AnswerData, CallData, Endpoint, ParsedInput, Role } from "@roomwright/contract/endpoint"
import type { InputFault } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import * as z from "zod/mini"
import { AppError } from "../app-error.ts"
import { anything, type CacheTag } from "../cache/cache-tag.ts"
import type { NamedBrowser } from "./browser-name.ts"
import type { SentForm } from "./receive-form.ts"

export interface Session {
  readonly id: string
  readonly accountId: string
  readonly roles: readonly Role[]
  /** When its holder last proved to be still there; null for never. */
  readonly provedAt: Date | null
  /** When the token that it was found by expires. */
  readonly tokenUntil: Date
}

export interface Visitor {
  /** The network that the call comes from (`networkOf`). */
  readonly address: string
  readonly userAgent: string
  /** For endpoints that name browsers. */
  readonly browser?: NamedBrowser
}

/** What a use case may know of the call around it. */
export interface CallContext {
  readonly requestId: string
  readonly language: Language
  readonly session: Session | null
  readonly visitor: Visitor
}

/** Who calls, before the session is known. */
export interface Caller extends Omit<CallContext, "session"> {
  readonly token: string | null
}

export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  /** Opens the form of a call that takes a file, when everything in front of it is right. */
  readonly receiveForm?: ReceiveForm
}

/** `sender` is whose place among all uploads it takes, until `use` is done. */
export type ReceiveForm = <Result>(
  sender: string,
  use: (form: SentForm) => Promise<Result>,
) => Promise<Result>

/** An endpoint with the one function that answers it. */
export interface Route {
  readonly endpoint: Endpoint
  readonly run: (input: ParsedInput<Endpoint>, context: CallContext) => unknown
  /** What an answer of it shows: by these tags it is purged, with the pages that it was read for. */
  tags(data: unknown): readonly CacheTag[]
  /** Whether its answers are cached by themselves, and not only in pages. */
  readonly isCached: boolean
}

interface Caching<E extends Endpoint> {
  /** For what pages show: an answer without tags makes every event purge the pages that it was read for. */
  readonly tags?: (data: AnswerData<E>) => readonly CacheTag[]
  /** Only where an event tells of every change of what it shows. */
  readonly isCached?: boolean
}

/** Ties an endpoint of the contract to its handler, with the shapes of both checked by the compiler. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (input: ParsedInput<E>, context: CallContext) => AnswerData<E> | Promise<AnswerData<E>>,
  { tags = () => [anything], isCached = false }: Caching<E> = {},
): Route {
  return {
    endpoint,
    // The parse before `run` is what makes this true: it is the only caller.
    run,
    // `run` made the data.
    tags: (data) => tags(data as AnswerData<E>),
    isCached,
  }
}

export type ResolveSession = (token: string, endpoint: Endpoint) => Promise<Session | null>

/** Throws `proofRequired` unless the session's holder proved a moment ago to be still there. */
export type DemandProof = (session: Session) => Promise<void>

export interface Dispatcher {
  readonly routes: readonly Route[]
  /** Checks access alone: before a body is read. Throws as `dispatch` does. */
  admit(route: Route, caller: Caller): Promise<Session | null>
  /**
   * Checks access, unless `admitted` is what it gave a moment ago; parses, runs. Throws AppError for what the caller can
   * mend.
   */
  dispatch(route: Route, input: RawInput, caller: Caller, admitted?: Session | null): Promise<unknown>
  /** The same by method and path of the contract, for callers inside the process. */
  routeOf(method: string, path: string): Route | undefined
}

/** Builds the one way every call goes, from the network and from server-rendered pages. */
export function createDispatcher(
  routes: readonly Route[],
  resolveSession: ResolveSession,
  demandProof: DemandProof,
): Dispatcher {
  const admit = async (endpoint: Endpoint, caller: Caller): Promise<Session | null> => {
    const session = await findAdmitted(endpoint, caller, resolveSession)
    if (endpoint.asksProof && session) await demandProof(session)
    return session
  }
  const byAddress = new Map(routes.map((route) => [addressOf(route.endpoint), route]))
  if (byAddress.size !== routes.length) throw new Error("An endpoint has two handlers.")
  return {
    routes,
    admit: ({ endpoint }, caller) => admit(endpoint, caller),
    routeOf: (method, path) => byAddress.get(`${method} ${path}`),
    async dispatch({ endpoint, run }, input, caller, admitted) {
      const session = admitted === undefined ? await admit(endpoint, caller) : admitted
      const { requestId, language, visitor } = caller
      const context = { requestId, language, visitor, session }
      const { file } = endpoint
      if (!file) return run(parseInput(endpoint, input), context)
      // The body is read when everything else is right: a file is large, and the network in between is slow.
      parseInput(endpoint, input, ["params", "query"])
      if (!input.receiveForm) throw new AppError("unsupportedMediaType")
      return input.receiveForm(session?.accountId ?? visitor.address, async (form) => {
        const parsed = parseInput(endpoint, { ...input, body: form.fields })
        if (!form.file)
          throw new AppError("invalidInput", { faults: [{ path: "body.file", problem: "missing" }] })
        return run({ ...parsed, file: await form.file.read(file.maxBytes(parsed.body)) }, context)
      })
    },
  }
}

const addressOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`

async function findAdmitted(
  endpoint: Endpoint,
  caller: Caller,
  resolveSession: ResolveSession,
): Promise<Session | null> {
  const { access } = endpoint
  if (access === "anyone") return null
  if (caller.token === null) {
    if (access === "optional") return null
    throw new AppError("loginRequired")
  }
  const session = await resolveSession(caller.token, endpoint)
  if (!session) throw new AppError("invalidSession")
  if (typeof access !== "string" && !access.some((role) => session.roles.includes(role))) {
    throw new AppError("forbidden")
  }
  return session
}

type Part = "params" | "query" | "body"

/** Parses every part of a call, or these alone; all faults of all parts are told at once. */
export function parseInput<E extends Endpoint>(
  endpoint: E,
  input: RawInput,
  parts: readonly Part[] = ["params", "query", "body"],
): ParsedInput<E> {
  const faults: InputFault[] = []
  const parse = (part: Part): unknown => {
    if (!parts.includes(part)) return undefined
    const schema = endpoint[part]
    const given = input[part]
    if (!schema) {
      // Values sent where nothing is expected are a mistake of the caller, not something to drop quietly.
      if (part !== "params" && !(part === "query" && endpoint.ignoresQuery))
        faults.push(...findUnexpected(part, given))
      return undefined
    }
    const result = z.safeParse(schema, given ?? {})
    if (result.success) return result.data
    for (const issue of result.error.issues) faults.push(...toFaults(part, issue))
    return undefined
  }
  const parsed = {
    params: parse("params"),
    query: parse("query"),
    body: parse("body"),
    file: undefined,
  }
  if (faults.length > 0) {
    const named = faults.map(({ path }) => endpoint.refusals[path]).find((name) => name !== undefined)
    if (named) throw new AppError(named, { faults: faults.slice(0, 20) })
    const isOf = (part: string): boolean => faults.some(({ path }) => path.startsWith(`${part}.`))
    const unknownThing = isOf("params") && !isOf("query")
    // An address that cannot name anything names nothing.
    throw new AppError(unknownThing ? "notFound" : "invalidInput", { faults: faults.slice(0, 20) })
  }
  return parsed as ParsedInput<E>
}

function findUnexpected(part: string, given: unknown): InputFault[] {
  if (given === undefined || given === null) return []
  if (typeof given !== "object" || Array.isArray(given)) return [{ path: part, problem: "unknown" }]
  return Object.keys(given).map((key) => ({ path: `${part}.${key.slice(0, 60)}`, problem: "unknown" }))
}

function toFaults(part: string, issue: z.core.$ZodIssue): InputFault[] {
  const path = [part, ...issue.path.map((key) => String(key).slice(0, 60))].join(".")
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: `${path}.${key.slice(0, 60)}`, problem: "unknown" }))
  }
  return [{ path, problem: problemNames[issue.code] ?? "invalid" }]
}

const problemNames: Readonly<Partial<Record<string, string>>> = {
  too_big: "tooBig",
  too_small: "tooSmall",
  invalid_value: "notOneOf",
}

export type { AnswerData, CallData }
