import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto"
import * as z from "zod/mini"

const CreationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ id: z.string() }),
  excludeCredentials: z.optional(z.array(z.looseObject({ id: z.string() }))),
})
const RequestOptions = z.looseObject({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(z.looseObject({ id: z.string() })),
})

/** What a wrong or hostile browser or authenticator does instead. */
interface Deviation {
  readonly origin?: string
  readonly challenge?: string
  readonly rpId?: string
  readonly type?: string
  /** What it says its count is. */
  readonly counter?: number
  readonly isPresent?: boolean
}

export interface Passkey {
  readonly id: string
  /** Answers options of an authentication, as the browser would send it. */
  sign(options: unknown, deviation?: Deviation): { id: string } & Record<string, unknown>
}

/**
 * An authenticator with a browser around it, made of nothing but cryptography: ES256 keys, no attestation (WebAuthn
 * level 3). Gives the passkey and the answer to the options of a registration.
 */
export function makePasskey(
  given: unknown,
  origin: string,
  deviation: Deviation = {},
): { passkey: Passkey; answer: { id: string } & Record<string, unknown> } {
  const options = z.parse(CreationOptions, given)
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const credentialId = randomBytes(16)
  const id = credentialId.toString("base64url")
  const authData = Buffer.concat([
    head(deviation.rpId ?? options.rp.id, {
      isPresent: deviation.isPresent ?? true,
      hasKey: true,
      counter: 0,
    }),
    // AAGUID of nobody, then length and id of the credential, then its key.
    Buffer.alloc(16),
    Buffer.from([0, credentialId.length]),
    credentialId,
    coseKey(publicKey),
  ])
  const attestationObject = cborMap([
    [cborText("fmt"), cborText("none")],
    [cborText("attStmt"), cborMap([])],
    [cborText("authData"), cborBytes(authData)],
  ])
  const clientDataJSON = clientData({
    type: deviation.type ?? "webauthn.create",
    challenge: deviation.challenge ?? options.challenge,
    origin: deviation.origin ?? origin,
  })
  return {
    passkey: keepKey(id, privateKey, origin),
    answer: {
      ...shell(id),
      response: {
        clientDataJSON: clientDataJSON.toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      },
    },
  }
}

function keepKey(id: string, privateKey: KeyObject, origin: string): Passkey {
  let counter = 0
  return {
    id,
    sign(given, deviation = {}) {
      const options = z.parse(RequestOptions, given)
      counter += 1
      const authData = head(deviation.rpId ?? options.rpId, {
        isPresent: deviation.isPresent ?? true,
        hasKey: false,
        counter: deviation.counter ?? counter,
      })
      const clientDataJSON = clientData({
        type: deviation.type ?? "webauthn.get",
        challenge: deviation.challenge ?? options.challenge,
        origin: deviation.origin ?? origin,
      })
      const signed = Buffer.concat([authData, sha256(clientDataJSON)])
      return {
        ...shell(id),
        response: {
          clientDataJSON: clientDataJSON.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
        },
      }
    },
  }
}

const shell = (id: string) => ({ id, rawId: id, type: "public-key", clientExtensionResults: {} })

const clientData = (fields: { type: string; challenge: string; origin: string }): Buffer =>
  Buffer.from(JSON.stringify({ ...fields, crossOrigin: false }))

/** Hash of the site's name, flags, count. */
function head(
  rpId: string,
  { isPresent, hasKey, counter }: { isPresent: boolean; hasKey: boolean; counter: number },
): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8((isPresent ? 0x01 : 0) | (hasKey ? 0x40 : 0), 0)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(Buffer.from(rpId)), rest])
}

/** EC2 on P-256 for ES256 (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = z.parse(
    z.looseObject({ x: z.string(), y: z.string() }),
    publicKey.export({ format: "jwk" }),
  )
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, "base64url"))],
    [cborInteger(-3), cborBytes(Buffer.from(y, "base64url"))],
  ])
}

const sha256 = (data: Buffer): Buffer => createHash("sha256").update(data).digest()

/** Type and length of RFC 8949, up to 65,535. */
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff])
}
const cborInteger = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
