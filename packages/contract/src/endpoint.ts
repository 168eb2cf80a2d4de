import type * as z from "zod/mini"
import type { ErrorName } from "./errors.ts"

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/**
 * Who may call. `anyone`: a token is neither sent nor read. `optional`: sent when there is one.
 * `required`: any signed-in user. A list: only holders of one of these roles.
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

/** Roles of people who work for the platform. */
export const staffRoles: readonly Role[] = [
  "ROLE_REVIEWER",
  "ROLE_RECEIPTS_CLERK",
  "ROLE_EDITOR",
  "ROLE_ADMIN",
]

/** Which kind of token opens it: that of the site, or that of a studio window. */
export type Audience = "site" | "studio"

/** The file that a call takes besides its fields. */
export interface TakenFile {
  /** What it may be; its content decides, whatever its name says. */
  readonly kind: "picture" | "model" | "archive"
  /** How large it may be (bytes), by the parsed body. */
  readonly maxBytes: (body: unknown) => number
}

type Schema = z.core.$ZodType

/** A call of the API as a value: path, access and shapes are written once, for server, client and tests. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
  File extends TakenFile | null = TakenFile | null,
> {
  readonly method: HttpMethod
  /** Below the API's base; `{name}` marks a parameter. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** A token of any of these opens it. */
  readonly audiences: readonly Audience[]
  readonly params: Params
  readonly query: Query
  /** Where a query is taken whatever it says: nothing of it is read. Other calls refuse what they do not know. */
  readonly ignoresQuery: boolean
  readonly body: Body
  /** How long the body may be (bytes) where it may be longer than those of other calls. */
  readonly bodyBytes: number | null
  /** Takes one file after the body's fields: the call is multipart, and the file's part is called `file`. */
  readonly file: File
  readonly data: Data
  /** Refusals a caller may meet besides the ones every call can answer. */
  readonly errors: readonly ErrorName[]
  /** Calls that send or make something although they are GETs are never sent twice. */
  readonly retry: boolean
  /** Who calls must have proved a moment ago that it is still them: by the second factor, or the password without one. */
  readonly asksProof: boolean
  /** Gives a browser a name, by which limits tell it from others of its network; the name says nothing else. */
  readonly namesBrowser: boolean
  /** Refusals of their own for parts of the input (`params.email`) that say better what to do than `invalidInput`. */
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

/** What a caller gives: only the parts the endpoint has. */
export type CallInput<E extends Endpoint> = OnlyDefined<{
  params: InputOf<E["params"]>
  query: InputOf<E["query"]>
  body: InputOf<E["body"]>
  file: E["file"] extends null ? undefined : SentFile
}>

/** A file as browsers and Node know it (`Blob`, `File`): packages without a platform cannot name those. */
export interface SentFile {
  readonly size: number
  readonly type: string
}

/** What a handler gets, parsed. */
export interface ParsedInput<E extends Endpoint> {
  readonly params: OutputOf<E["params"]>
  readonly query: OutputOf<E["query"]>
  readonly body: OutputOf<E["body"]>
  /** Whole, and within the limit. */
  readonly file: E["file"] extends null ? undefined : Uint8Array
}

export type CallData<E extends Endpoint> = z.core.output<E["data"]>
/** What a handler returns; it leaves as it is, without a second parse. */
export type AnswerData<E extends Endpoint> = z.core.input<E["data"]>

type OnlyDefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }
