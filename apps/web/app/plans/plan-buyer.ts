import { kindOf } from "../platform/session/role-dashboard.ts"
import { currentSession, type Session } from "../platform/session/session-store.ts"

/** Where somebody stands who looks at the plans. */
export type PlanBuyer = "visitor" | "applicant" | "buyer"

/** Designers and merchants buy; everybody else who is signed in applies first. */
export function buyerOf(session: Session | null): PlanBuyer {
  if (!session) return "visitor"
  const roles = session.summary?.roles.map(({ name }) => name) ?? session.user?.roles ?? []
  return kindOf(roles) === "user" ? "applicant" : "buyer"
}

/** The same at this moment: somebody may have signed in since the page was drawn. */
export const buyerNow = (): PlanBuyer => buyerOf(currentSession())
