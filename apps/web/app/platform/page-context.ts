import type { CallData, CallInput, Endpoint } from "@roomwright/contract/endpoint"
import type { ErrorName } from "@roomwright/contract/errors"
import { successCode, type ErrorDetail, type InputFault } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import { createContext, data, type RouterContextProvider } from "react-router"

/** What the server gives every page that it renders. */
export interface PageContext {
  readonly language: Language
  /** Null follows the system. */
  readonly theme: "light" | "dark" | null
  readonly publicUrl: string
  /** Says which scripts of the page are the program's own, by what they run: its policy allows no other. */
  allowScripts(scripts: readonly string[]): void
  /** Says which hosts may show the page in a frame, besides this one: without it nobody may. */
  allowFrames(hosts: readonly string[]): void
  call(method: string, path: string, input: object): Promise<{ status: number; envelope: Answer }>
  /** Gets the finished page as text, which is not packed into the response's body and unpacked again. */
  takeHtml(html: string): void
}

interface Answer {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

export const pageContext = createContext<PageContext>()

type Context = Readonly<RouterContextProvider>

/** What the nearest error page learns of a refused call. */
export interface PageFailure {
  readonly name: ErrorName | null
  readonly message: string
  readonly requestId: string
}

type Outcome<E extends Endpoint> =
  | { readonly ok: true; readonly data: CallData<E> }
  | {
      readonly ok: false
      readonly status: number
      readonly failure: PageFailure
      readonly faults: readonly InputFault[]
    }

/** Calls an endpoint inside the server and leaves what to do with a refusal to the caller. */
export async function tryCall<E extends Endpoint>(
  context: Context,
  endpoint: E,
  input: CallInput<E>,
): Promise<Outcome<E>> {
  const { status, envelope } = await context.get(pageContext).call(endpoint.method, endpoint.path, input)
  // In one process the answer needs no second parse: it is the handler's own value.
  if (envelope.code === successCode) return { ok: true, data: envelope.data as CallData<E> }
  const detail = envelope.data as ErrorDetail
  const { error, requestId } = detail
  const failure = { name: error as ErrorName, message: envelope.message, requestId }
  return { ok: false, status, failure, faults: detail.faults ?? [] }
}

/** The same for what a page cannot do without: a refusal becomes the error page with its status. */
export async function callFrom<E extends Endpoint>(
  context: Context,
  endpoint: E,
  input: CallInput<E>,
): Promise<CallData<E>> {
  const outcome = await tryCall(context, endpoint, input)
  if (outcome.ok) return outcome.data
  throw data(outcome.failure, { status: outcome.status })
}

/** An address that names nothing: the error page, with the status that says so. */
export function pageNotFound(): never {
  throw data({ name: "notFound", message: "", requestId: "" } satisfies PageFailure, { status: 404 })
}
