import type { FastifyRequest } from "fastify"
import type { Caller, Dispatcher, Route, Session } from "./dispatch.ts"

/** Checks whether a request may make a call. Throws as `dispatch` does. */
export type AdmitRequest = (route: Route, request: FastifyRequest) => Promise<Session | null>

/**
 * An account may be blocked or signed out while its body arrives: after this time access is checked again.
 */
const admittedMs = 1_000

/**
 * Checks access before a body is read, once per request. A caller without access learns nothing about faults
 * of the call, and its body is not read.
 */
export function createAdmission(
  dispatcher: Pick<Dispatcher, "admit">,
  callerOf: (request: FastifyRequest) => Caller,
): AdmitRequest {
  const admissions = new WeakMap<FastifyRequest, { readonly session: Session | null; readonly at: number }>()
  return async (route, request) => {
    const known = admissions.get(request)
    if (known && performance.now() - known.at < admittedMs) return known.session
    const session = await dispatcher.admit(route, callerOf(request))
    admissions.set(request, { session, at: performance.now() })
    return session
  }
}
