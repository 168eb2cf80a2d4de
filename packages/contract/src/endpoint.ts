import type * as z from "zod/mini"
import type { ErrorName } from "./errors.ts"

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/**
 * Who may call. `anyone`: the client sends no token and the server reads none. `optional`: the client sends a
 * token if it has one. `required`: any signed-in user. A list: only holders of one of these roles.
 */
export type Access = "anyone" | "optional" | "required" | readonly [Role, ...Role[]]
export const roles = [
  "ROLE_USER",
  "ROLE_DESIGNER",
  "ROLE_MERCHANT",
  "ROLE_REVIEWER",
  "ROLE_RECEIPTS_CLERK",
  "ROLE_EDITOR",
  "ROLE_ADMIN",
] as const
export type Role = (typeof roles)[number]

/** Staff roles. */
export const staffRoles: readonly Role[] = [
  "ROLE_REVIEWER",
  "ROLE_RECEIPTS_CLERK",
  "ROLE_EDITOR",
  "ROLE_ADMIN",
]

/** The kind of token that an endpoint accepts: the site's, or a studio window's. */
export type Audience = "site" | "studio"

/** The file that a call sends besides its fields. */
export interface TakenFile {
  /** What it may be; its content decides, whatever its name says. */
  readonly kind: "picture" | "model" | "archive" | "video"
  /** How large it may be (bytes), by the parsed body. */
  readonly maxBytes: (body: unknown) => number
}

type Schema = z.core.$ZodType

/** A call of the API as a value: path, access and shapes are defined once, for server, client and tests. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
  File extends TakenFile | null = TakenFile | null,
> {
  readonly method: HttpMethod
  /** Path below the API's base; `{name}` marks a parameter. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** Accepts a token of any of these. */
  readonly audiences: readonly Audience[]
  readonly params: Params
  readonly query: Query
  /** Accepts any query and ignores it. Other calls refuse unknown parameters. */
  readonly ignoresQuery: boolean
  readonly body: Body
  /** Limit of the body (bytes), for calls with larger bodies than the default. */
  readonly bodyBytes: number | null
  /** Takes one file after the body's fields: the call is multipart, and the file's part is named `file`. */
  readonly file: File
  readonly data: Data
  /** Refusals that a caller may get besides those of every call. */
  readonly errors: readonly ErrorName[]
  /** GET calls with an effect are never sent twice. */
  readonly retry: boolean
  /** Requires a recent proof of identity: the second factor, or the password for accounts without one. */
  readonly asksProof: boolean
  /** Gives a browser an id, by which limits tell it from others in its network; it has no other use. */
  readonly namesBrowser: boolean
  /**
   * Specific refusals for parts of the input (`params.email`) that explain better what to do than
   * `invalidInput`.
   */
  readonly refusals: Readonly<Record<string, ErrorName>>
}

interface EndpointSpec<P, Q, B, D, F> {
  readonly summary: string
  readonly access: Access
  readonly audiences?: readonly Audience[]
  readonly params?: P
  readonly query?: Q
  readonly ignoresQuery?: boolean
  readonly body?: B
  readonly bodyBytes?: number
  readonly file?: F
  readonly data: D
  readonly errors?: readonly ErrorName[]
  readonly retry?: boolean
  readonly asksProof?: boolean
  readonly namesBrowser?: boolean
  readonly refusals?: Readonly<Record<string, ErrorName>>
}

const withMethod =
  (method: HttpMethod) =>
  <
    D extends Schema,
    P extends Schema | undefined = undefined,
    Q extends Schema | undefined = undefined,
    B extends Schema | undefined = undefined,
    F extends TakenFile | null = null,
  >(
    path: string,
    spec: EndpointSpec<P, Q, B, D, F>,
  ): Endpoint<P, Q, B, D, F> => ({
    method,
    path,
    summary: spec.summary,
    access: spec.access,
    audiences: spec.audiences ?? ["site"],
    params: spec.params as P,
    query: spec.query as Q,
    ignoresQuery: spec.ignoresQuery ?? false,
    body: spec.body as B,
    bodyBytes: spec.bodyBytes ?? null,
    file: (spec.file ?? null) as F,
    data: spec.data,
    errors: [...(spec.errors ?? []), ...(spec.asksProof ? (["proofRequired"] as const) : [])],
    retry: spec.retry ?? (method === "GET" || method === "DELETE"),
    asksProof: spec.asksProof ?? false,
    namesBrowser: spec.namesBrowser ?? false,
    refusals: spec.refusals ?? {},
  })

export const get = withMethod("GET")
export const post = withMethod("POST")
export const put = withMethod("PUT")
export const patch = withMethod("PATCH")
export const del = withMethod("DELETE")

type InputOf<S> = S extends Schema ? z.core.input<S> : undefined
type OutputOf<S> = S extends Schema ? z.core.output<S> : undefined

/** The input of a caller: only the parts that the endpoint has. */
export type CallInput<E extends Endpoint> = OnlyDefined<{
  params: InputOf<E["params"]>
  query: InputOf<E["query"]>
  body: InputOf<E["body"]>
  file: E["file"] extends null ? undefined : SentFile
}>

/** A file as browsers and Node define it (`Blob`, `File`), for packages that depend on neither. */
export interface SentFile {
  readonly size: number
  readonly type: string
}

/** The parsed input of a handler. */
export interface ParsedInput<E extends Endpoint> {
  readonly params: OutputOf<E["params"]>
  readonly query: OutputOf<E["query"]>
  readonly body: OutputOf<E["body"]>
  /** Complete, and within the limit. */
  readonly file: E["file"] extends null ? undefined : Uint8Array
}

export type CallData<E extends Endpoint> = z.core.output<E["data"]>
/** The result of a handler; it is sent without being parsed again. */
export type AnswerData<E extends Endpoint> = z.core.input<E["data"]>

type OnlyDefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }
