import { createHash, randomBytes } from "node:crypto"
import type { Config } from "../../config.ts"
import { openSecret, sealSecret } from "../../platform/sealed-secret.ts"

/** Random tokens of 256 bits: nobody guesses one, so a plain hash keeps them. */
export const newToken = (): string => randomBytes(32).toString("base64url")
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest()

const sealedFor = (projectId: string) => ({ use: "studio links", owner: projectId })

/** Seals the token of a project's link, so that its owner can see it again. */
export const sealLinkToken = (
  { appSecret }: Pick<Config, "appSecret">,
  projectId: string,
  token: string,
): Buffer => sealSecret(appSecret, sealedFor(projectId), Buffer.from(token))

/** Null when APP_SECRET is another one by now: then a new link has to be made. */
export const openLinkToken = (
  { appSecret }: Pick<Config, "appSecret">,
  projectId: string,
  sealed: Buffer,
): string | null => openSecret(appSecret, sealedFor(projectId), sealed)?.toString("utf8") ?? null
