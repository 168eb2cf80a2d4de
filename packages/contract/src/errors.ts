/**
 * The error catalogue: HTTP status and the stable code of the envelope. 200 is success; the texts are in
 * `messages` under `error.<name>`. 401 is kept for a token that was sent and is not valid (any more).
 */
export const errorCatalogue = {
  invalidInput: { status: 400, code: 40000 },
  malformedBody: { status: 400, code: 40001 },
  invalidSession: { status: 401, code: 40100 },
  loginRequired: { status: 403, code: 40301 },
  forbidden: { status: 403, code: 40302 },
  notFound: { status: 404, code: 40400 },
  methodNotAllowed: { status: 405, code: 40500 },
  bodyTooLarge: { status: 413, code: 41300 },
  addressTooLong: { status: 414, code: 41400 },
  unsupportedMediaType: { status: 415, code: 41500 },
  unknownFilterValue: { status: 422, code: 42201 },
  tooManyRequests: { status: 429, code: 42900 },
  serverFail: { status: 500, code: 50000 },
  unavailable: { status: 503, code: 50300 },
} as const

export type ErrorName = keyof typeof errorCatalogue

export const successCode = 200

/** Finds the catalogue entry of an envelope's code, or null for a code we do not know. */
export function errorNameOf(code: number): ErrorName | null {
  for (const [name, entry] of Object.entries(errorCatalogue)) {
    if (entry.code === code) return name as ErrorName
  }
  return null
}
