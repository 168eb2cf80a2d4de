import type { TokenPayload } from "@roomwright/contract/accounts/sign-in"

/** What a token says about its owner, for display only: nothing here proves it. Null for what is no such token. */
export function decodeToken(token: string): TokenPayload | null {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")
    const bytes = Uint8Array.from(atob(part), (character) => character.codePointAt(0) ?? 0)
    return toTokenPayload(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

/** Takes a payload as stored; whoever may write to the store may have written anything. */
export function toTokenPayload(value: unknown): TokenPayload | null {
  if (typeof value !== "object" || value === null) return null
  const { id, username, nickname, roles, exp } = value as Partial<Record<keyof TokenPayload, unknown>>
  if (typeof id !== "string" || typeof username !== "string" || typeof nickname !== "string") return null
  if (!Array.isArray(roles) || typeof exp !== "number") return null
  return { id, username, nickname, roles: roles.filter((role) => typeof role === "string"), exp }
}
