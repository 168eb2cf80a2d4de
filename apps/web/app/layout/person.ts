import type { Session } from "../platform/session/session-store.ts"

/** The names of the roles of who is signed in: of the profile, or of the token until it has arrived. */
export const rolesOf = (session: Session | null): readonly string[] =>
  session?.summary?.roles.map(({ name }) => name) ?? session?.user?.roles ?? []

/** What the reader is called; "" before anything is known. */
export const nameOf = (session: Session | null): string =>
  session?.summary?.nickname ?? session?.user?.nickname ?? ""
