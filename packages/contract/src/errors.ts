/**
 * The error catalogue: HTTP status and the stable code of the envelope. 200 is success; the texts are in
 * `messages` under `error.<name>`. 401 is kept for a token that was sent and is not valid (any more).
 */
export const errorCatalogue = {
  invalidInput: { status: 400, code: 40000 },
  malformedBody: { status: 400, code: 40001 },
  wrongCredentials: { status: 400, code: 40010 },
  invalidSession: { status: 401, code: 40100 },
  loginRequired: { status: 403, code: 40301 },
  forbidden: { status: 403, code: 40302 },
  secondFactorRequired: { status: 403, code: 40303 },
  accountBlocked: { status: 403, code: 40304 },
  staffBuyNothing: { status: 403, code: 40370 },
  notFound: { status: 404, code: 40400 },
  methodNotAllowed: { status: 405, code: 40500 },
  emailTaken: { status: 409, code: 40901 },
  mobileTaken: { status: 409, code: 40902 },
  usernameTaken: { status: 409, code: 40903 },
  usernameFixed: { status: 409, code: 40904 },
  termsChanged: { status: 409, code: 40905 },
  secondFactorMissing: { status: 409, code: 40906 },
  tooManyPasskeys: { status: 409, code: 40907 },
  billClosed: { status: 409, code: 40910 },
  tooManyReceipts: { status: 409, code: 40911 },
  paymentsClosed: { status: 409, code: 40912 },
  decidedAlready: { status: 409, code: 40913 },
  priceChanged: { status: 409, code: 40914 },
  purchaseOpen: { status: 409, code: 40915 },
  quotaExhausted: { status: 409, code: 40916 },
  wouldLockOut: { status: 409, code: 40960 },
  valueTaken: { status: 409, code: 40961 },
  valueUsed: { status: 409, code: 40962 },
  sequenceChanged: { status: 409, code: 40963 },
  secretMissing: { status: 409, code: 40964 },
  applicationOpen: { status: 409, code: 40950 },
  roleHeld: { status: 409, code: 40951 },
  applicationClosed: { status: 409, code: 40952 },
  applicationUnpaid: { status: 409, code: 40953 },
  staffCannotApply: { status: 409, code: 40954 },
  productWithdrawn: { status: 409, code: 40970 },
  soldOut: { status: 409, code: 40971 },
  offerChanged: { status: 409, code: 40972 },
  ownProduct: { status: 409, code: 40973 },
  orderChanged: { status: 409, code: 40974 },
  paymentInReview: { status: 409, code: 40975 },
  tooManyAddresses: { status: 409, code: 40976 },
  designWithdrawn: { status: 409, code: 40977 },
  ownDesign: { status: 409, code: 40978 },
  designBought: { status: 409, code: 40979 },
  bodyTooLarge: { status: 413, code: 41300 },
  fileTooLarge: { status: 413, code: 41301 },
  addressTooLong: { status: 414, code: 41400 },
  unsupportedMediaType: { status: 415, code: 41500 },
  unknownFilterValue: { status: 422, code: 42201 },
  wrongCode: { status: 422, code: 42210 },
  codeSpent: { status: 422, code: 42211 },
  commonPassword: { status: 422, code: 42212 },
  wrongPassword: { status: 422, code: 42213 },
  challengeExpired: { status: 422, code: 42214 },
  passkeyRefused: { status: 422, code: 42215 },
  pictureUnreadable: { status: 422, code: 42220 },
  uploadGone: { status: 422, code: 42221 },
  statementUnreadable: { status: 422, code: 42230 },
  receiptRequired: { status: 422, code: 42250 },
  unsubscribeLinkUnknown: { status: 422, code: 42240 },
  storageFull: { status: 422, code: 42222 },
  addressGone: { status: 422, code: 42270 },
  keyReused: { status: 422, code: 42271 },
  designChanged: { status: 422, code: 42272 },
  payoutTooHigh: { status: 422, code: 42273 },
  tooManyRequests: { status: 429, code: 42900 },
  codeTooSoon: { status: 429, code: 42901 },
  passwordLocked: { status: 429, code: 42902 },
  serverFail: { status: 500, code: 50000 },
  sendingFailed: { status: 502, code: 50200 },
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
