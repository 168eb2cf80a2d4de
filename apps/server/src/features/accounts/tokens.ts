import { accountLimits } from "@roomwright/contract/accounts/fields"
import type { Audience } from "@roomwright/contract/endpoint"
import { Id } from "@roomwright/contract/input-shapes"
import type { CryptoKey } from "jose"
import * as z from "zod/mini"
import { newId } from "../../platform/ids.ts"
import { keyFor } from "../../platform/keys.ts"
import type { Services } from "../../platform/services.ts"

// jose loads with the first token: most visits have none.
const loadJose = () => import("jose")

const issuer = "roomwright"
const algorithm = "HS256"

type TokenServices = Pick<Services, "config" | "clock">

/** The payload of a token; only `sid` counts, the rest is for the client to show. */
export interface TokenContent {
  readonly sid: string
  readonly id: string
  readonly username: string
  readonly nickname: string
  readonly roles: readonly string[]
}

const Claims = z.object({ sid: Id, id: Id, exp: z.number() })

const keys = new WeakMap<Services["config"], Promise<CryptoKey>>()

/** Created once per configuration: every signed-in call needs it. */
function keyOf({ config }: Pick<Services, "config">): Promise<CryptoKey> {
  const known = keys.get(config)
  if (known) return known
  const bytes = Uint8Array.from(keyFor(config.appSecret, "session tokens"))
  const hmac = { name: "HMAC", hash: "SHA-256" }
  const key = crypto.subtle.importKey("raw", bytes, hmac, false, ["sign", "verify"])
  keys.set(config, key)
  return key
}

/** A JWT for an hour. */
export async function signToken(
  services: TokenServices,
  content: TokenContent,
  audience: Audience = "site",
): Promise<string> {
  const { SignJWT } = await loadJose()
  const nowSeconds = Math.floor(services.clock.now().getTime() / 1000)
  return new SignJWT({ ...content })
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(newId())
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + accountLimits.tokenLivesMs / 1000)
    .sign(await keyOf(services))
}

interface ReadClaims {
  readonly sid: string
  readonly id: string
  readonly until: Date
}

/** Tokens whose signature was verified, with what they hold: people make many calls with one. */
const verified = new WeakMap<Services["config"], Map<string, ReadClaims>>()
const mostVerified = 5_000

function keepVerified({ config }: TokenServices, name: string, claims: ReadClaims): void {
  const kept = verified.get(config) ?? new Map<string, ReadClaims>()
  verified.set(config, kept)
  const [oldest] = kept.size < mostVerified ? [] : kept.keys()
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(name, claims)
}

/**
 * The session and account of a validly signed token for one of these audiences; null for any other.
 * `mayBeExpired` is for fetching a fresh one: then the session's own lifetime decides.
 */
export async function readToken(
  services: TokenServices,
  token: string,
  { audiences, mayBeExpired }: { audiences: readonly Audience[]; mayBeExpired: boolean },
): Promise<ReadClaims | null> {
  const now = services.clock.now()
  const name = `${audiences.join(" ")} ${token}`
  const known = mayBeExpired ? undefined : verified.get(services.config)?.get(name)
  if (known && known.until > now) return known
  const { jwtVerify } = await loadJose()
  try {
    const { payload } = await jwtVerify(token, await keyOf(services), {
      algorithms: [algorithm],
      issuer,
      audience: [...audiences],
      currentDate: now,
      requiredClaims: ["exp", "iat", "sid"],
      ...(mayBeExpired ? { clockTolerance: accountLimits.sessionLivesMs / 1000 } : {}),
    })
    const claims = z.safeParse(Claims, payload)
    if (!claims.success) return null
    const { sid, id, exp } = claims.data
    const read = { sid, id, until: new Date(exp * 1000) }
    if (!mayBeExpired) keepVerified(services, name, read)
    return read
  } catch {
    return null
  }
}
