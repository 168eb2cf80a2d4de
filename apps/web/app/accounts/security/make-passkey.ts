/** Why this page can make no passkeys, if so: an id below `passkeys.`. */
export function whyNoPasskeys(): "needsHttps" | "notSupported" | null {
  if (!isSecureContext) return "needsHttps"
  return typeof PublicKeyCredential === "function" ? null : "notSupported"
}

export type MadePasskey =
  | { readonly passkey: { readonly id: string } & Readonly<Record<string, unknown>> }
  | { readonly problem: "known" | "cancelled" | "failed" }

/** Has the browser make a passkey by the server's options; its owner may refuse, or have one here already. */
export async function makePasskey(options: Readonly<Record<string, unknown>>): Promise<MadePasskey> {
  const { startRegistration } = await import("@simplewebauthn/browser")
  type Options = Parameters<typeof startRegistration>[0]["optionsJSON"]
  try {
    // The contract leaves the shape to WebAuthn: it is what the server's part of the same library made.
    return { passkey: { ...(await startRegistration({ optionsJSON: options as unknown as Options })) } }
  } catch (error) {
    const name = error instanceof Error ? error.name : ""
    if (name === "InvalidStateError") return { problem: "known" }
    return { problem: name === "NotAllowedError" || name === "AbortError" ? "cancelled" : "failed" }
  }
}
