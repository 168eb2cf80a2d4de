import type { FastifyRequest } from "fastify"
import type { Caller, Dispatcher, Route, Session } from "./dispatch.ts"

/** Checks whether a request may make a call. Throws as `dispatch` does. */
export type AdmitRequest = (route: Route, request: FastifyRequest) => Promise<Session | null>

/** Who was let in may have been blocked or signed out while his body came: after this he is asked for again. */
const admittedMs = 1_000

/**
 * Checks access before a body is read, and once for all who want to know: nobody is told what is wrong with a call that
 * is not his, or has it read.
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
