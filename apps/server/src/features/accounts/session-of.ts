import { AppError } from "../../platform/app-error.ts"
import type { CallContext, Session } from "../../platform/http/dispatch.ts"

/** The session of a call whose endpoint requires one. */
export function sessionOf({ session }: CallContext): Session {
  if (!session) throw new AppError("loginRequired")
  return session
}
