import type { SecurityTextId } from "./security-texts.ts"

/** Why this page can make no passkeys, if so. */
export function whyNoPasskeys(): SecurityTextId | null {
  if (!isSecureContext) return "security.passkeys.needsHttps"
  return typeof PublicKeyCredential === "function" ? null : "security.passkeys.notSupported"
}

export type MadePasskey =
  | { readonly passkey: { readonly id: string } & Readonly<Record<string, unknown>> }
  | { readonly problem: SecurityTextId }

/** Has the browser make a passkey by the server's options; its owner may refuse, or have one here already. */
export async function makePasskey(options: Readonly<Record<string, unknown>>): Promise<MadePasskey> {
  const { startRegistration } = await import("@simplewebauthn/browser")
  type Options = Parameters<typeof startRegistration>[0]["optionsJSON"]
  try {
    // The contract leaves the shape to WebAuthn: it is what the server's part of the same library made.
    return { passkey: { ...(await startRegistration({ optionsJSON: options as unknown as Options })) } }
  } catch (error) {
    const name = error instanceof Error ? error.name : ""
    if (name === "InvalidStateError") return { problem: "security.passkeys.known" }
    const isCancelled = name === "NotAllowedError" || name === "AbortError"
    return { problem: isCancelled ? "security.passkeys.cancelled" : "security.passkeys.failed" }
  }
}
