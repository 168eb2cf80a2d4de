import type { RegistrationResponseJSON, WebAuthnCredential } from "@simplewebauthn/server"
import type { Config } from "../../config.ts"

type Site = Pick<Config, "publicUrl">

/** Loaded with the first passkey: most accounts have none, and it is large. */
const loadLibrary = () => import("@simplewebauthn/server")

/** EdDSA, ES256, RS256: the algorithms of authenticators, the newest first. */
const algorithms = [-8, -7, -257]

export interface KnownPasskey {
  readonly credentialId: string
  readonly transports: readonly string[]
}

export interface StoredPasskey extends KnownPasskey {
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
}

export interface NewPasskey extends StoredPasskey {}

/**
 * Options for the browser to create a passkey as a second factor; it need not identify the account by itself.
 */
export async function offerRegistration(
  { publicUrl }: Site,
  account: { readonly id: string; readonly username: string; readonly nickname: string },
  known: readonly KnownPasskey[],
): Promise<{ challenge: string; options: Record<string, unknown> }> {
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: "Roomwright",
    rpID: new URL(publicUrl).hostname,
    userID: new Uint8Array(Buffer.from(account.id.replaceAll("-", ""), "hex")),
    userName: account.username,
    userDisplayName: account.nickname,
    timeout: 300_000,
    attestationType: "none",
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
    supportedAlgorithmIDs: algorithms,
  })
  return { challenge: options.challenge, options: { ...options } }
}

/** The passkey of an answer that matches the challenge and this site; null for any other. */
export async function readRegistration(
  { publicUrl }: Site,
  challenge: string,
  answer: object,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const { origin, hostname } = new URL(publicUrl)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The browser's input; the library checks every part of it and throws.
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { credentialId: id, publicKey, counter, transports: transports.filter(isTransport) }
  } catch {
    return null
  }
}

/** Options for the browser to sign with one of these passkeys. */
export async function offerAuthentication(
  { publicUrl }: Site,
  challenge: string,
  known: readonly KnownPasskey[],
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: new URL(publicUrl).hostname,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    allowCredentials: known.map(toDescriptor),
    timeout: 300_000,
    userVerification: "preferred",
  })
  return { ...options }
}

/** The authenticator's new count if it signed the challenge for this site; else null. */
export async function readAuthentication(
  { publicUrl }: Site,
  challenge: string,
  passkey: StoredPasskey,
  answer: object,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const { origin, hostname } = new URL(publicUrl)
  const credential: WebAuthnCredential = {
    id: passkey.credentialId,
    publicKey: passkey.publicKey,
    counter: passkey.counter,
  }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // As above.
      response: answer as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential,
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

const toDescriptor = ({ credentialId, transports }: KnownPasskey) => ({
  id: credentialId,
  transports: [...transports],
})

const isTransport = (name: unknown): boolean => typeof name === "string" && /^[a-z-]{2,20}$/.test(name)
