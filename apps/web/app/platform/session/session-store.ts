import type { Profile } from "@roomwright/contract/accounts/calls"
import type { TokenPayload } from "@roomwright/contract/accounts/sign-in"
import { forgetKept, readStored, readStoredJson, writeStored } from "./safe-storage.ts"
import { decodeToken, toTokenPayload } from "./token-payload.ts"

/** The specification's summary of a profile, kept as `all_userinfo`. */
export type ProfileSummary = Pick<Profile, "avatar" | "nickname" | "designerLevel" | "roles" | "email">

/** Who is signed in, as this browser knows it: for display. The server alone decides who is who. */
export interface Session {
  readonly token: string
  readonly user: TokenPayload | null
  /** Null until the profile has arrived. */
  readonly summary: ProfileSummary | null
}

const keys = {
  token: "token",
  user: "user_info",
  applyStatus: "apply-status",
  summary: "all_userinfo",
  /** Ours: when the token came, by this browser's clock, which may be wrong. */
  receivedAt: "token-time",
} as const

/** Undefined until somebody asks. */
let session: Session | null | undefined
const listeners = new Set<() => void>()

function readSession(): Session | null {
  const token = readStored(keys.token)
  if (!token) return null
  const user = toTokenPayload(readStoredJson(keys.user)) ?? decodeToken(token)
  return { token, user, summary: toSummary(readStoredJson(keys.summary)) }
}

function toSummary(value: unknown): ProfileSummary | null {
  if (typeof value !== "object" || value === null) return null
  const { nickname, roles, avatar } = value as Partial<ProfileSummary>
  const isWhole = typeof nickname === "string" && Array.isArray(roles) && avatar !== undefined
  return isWhole ? (value as ProfileSummary) : null
}

function publish(next: Session | null): void {
  session = next
  // The header of every page is made for visitors: this tells the style sheet which parts to show.
  if (next) document.documentElement.dataset["session"] = "in"
  else delete document.documentElement.dataset["session"]
  for (const listener of listeners) listener()
}

/** Who is signed in now; null is a visitor, and so is everybody on the server. */
export function currentSession(): Session | null {
  if (typeof window === "undefined") return null
  if (session === undefined) session = readSession()
  return session
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes the token of a sign-in or a fresh one of the same session. */
export function saveToken(token: string): void {
  const user = decodeToken(token)
  const before = currentSession()
  const isSameUser = before !== null && before.user?.id === user?.id
  writeStored(keys.token, token)
  writeStored(keys.user, user && JSON.stringify(user))
  writeStored(keys.receivedAt, String(Date.now()))
  if (!isSameUser) writeStored(keys.summary, null)
  publish({ token, user, summary: isSameUser ? before.summary : null })
}

/** Keeps a profile that has arrived; nothing when somebody else or nobody is signed in by now. */
export function saveSummary(profile: ProfileSummary & { readonly id: string }): void {
  const now = currentSession()
  if (!now || (now.user && now.user.id !== profile.id)) return
  const { avatar, nickname, designerLevel, roles, email } = profile
  const summary = { avatar, nickname, designerLevel, roles, email }
  writeStored(keys.summary, JSON.stringify(summary))
  publish({ ...now, summary })
}

/** Signs out in this browser: everything that the specification names is cleared. */
export function forgetSession(): void {
  for (const key of Object.values(keys)) writeStored(key, null)
  publish(null)
}

/** How long this browser has had its token, in ms; Infinity when it does not know. */
export function ageOfToken(): number {
  const receivedAt = Number(readStored(keys.receivedAt) ?? Number.NaN)
  const age = Date.now() - receivedAt
  // A clock that was set back tells nothing.
  return age >= 0 ? age : Infinity
}

if (typeof window !== "undefined") {
  const watched = new Set<string>(Object.values(keys))
  // Tabs stay in step. All keys of a sign-in arrive one by one; what is read in between is what is stored.
  window.addEventListener("storage", ({ key }) => {
    if (key !== null && !watched.has(key)) return
    forgetKept(key)
    publish(readSession())
  })
  // A page that comes back from the browser's memory has heard of nothing.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) publish(readSession())
  })
}
