import * as z from "zod/mini"
import { GivenPassword, lineOf } from "./fields.ts"
import { del, get, post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { SessionToken } from "./sign-in.ts"

export const SecondFactorKind = z.enum(["app", "passkey", "recovery"])
export type SecondFactorKind = z.infer<typeof SecondFactorKind>

/** Options and answers of WebAuthn, as the browser's own functions take and give them as JSON. */
export const PasskeyOptions = z.record(z.string(), z.unknown())
const PasskeyAnswer = z.looseObject({ id: z.string().check(z.maxLength(2_000)) })

/**
 * The second step of a sign-in. `challenge` is what the refused sign-in answered in `data.secondFactor`. Exactly one of
 * `code` (of the app, or a recovery code) and `passkey` is given.
 */
export const loginWithSecondFactor = post("/auth/login:second-factor", {
  summary: "Finishes a sign-in with a one-time code, a recovery code or a passkey.",
  access: "anyone",
  body: z
    .strictObject({
      challenge: z.string().check(z.maxLength(200)),
      code: z.optional(z.string().check(z.minLength(6), z.maxLength(30))),
      passkey: z.optional(PasskeyAnswer),
    })
    .check(z.refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined))),
  data: SessionToken,
  errors: ["wrongCode", "passkeyRefused", "challengeExpired", "accountBlocked"],
  namesBrowser: true,
})

/**
 * Answers what `proofRequired` asked for in `data.proof`; the refused call is then made again. Exactly one of the three is
 * given; the password alone counts for accounts without a second factor only.
 */
export const proveIdentity = post("/user/proof", {
  summary:
    "Proves once more that it is you; for five minutes this session may change what is most sensitive.",
  access: "required",
  body: z
    .strictObject({
      challenge: z.string().check(z.maxLength(200)),
      code: z.optional(z.string().check(z.minLength(6), z.maxLength(30))),
      passkey: z.optional(PasskeyAnswer),
      password: z.optional(GivenPassword),
    })
    .check(
      z.refine(
        ({ code, passkey, password }) =>
          [code, passkey, password].filter((given) => given !== undefined).length === 1,
      ),
    ),
  data: z.null(),
  errors: [
    "wrongCode",
    "passkeyRefused",
    "wrongPassword",
    "passwordLocked",
    "challengeExpired",
    "tooManyRequests",
  ],
})

export const SecondFactors = z.object({
  app: z.nullable(z.object({ addedAt: z.string() })),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), addedAt: z.string(), lastUsedAt: z.nullable(z.string()) }),
  ),
  recoveryCodesLeft: z.int(),
})
export type SecondFactors = z.infer<typeof SecondFactors>

/** Shown once, when the first second factor is set up or new ones are made. */
const RecoveryCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) })

export const listSecondFactors = get("/user/second-factors", {
  summary: "What the account asks for besides the password.",
  access: "required",
  data: SecondFactors,
})

export const startAppFactor = post("/user/second-factors/app", {
  summary: "A new secret for a one-time code app; it counts once a code of it was given.",
  access: "required",
  body: z.strictObject({ password: GivenPassword }),
  /** `qr` is an SVG picture of `address`. */
  data: z.object({ secret: z.string(), address: z.string(), qr: z.string() }),
  errors: ["wrongPassword", "passwordLocked"],
})

export const confirmAppFactor = post("/user/second-factors/app-confirmation", {
  summary: "Turns the new secret on with a code of the app. Recovery codes come with the first factor.",
  access: "required",
  body: z.strictObject({ code: z.string().check(z.regex(/^\d{3}\s?\d{3}$/)) }),
  data: RecoveryCodes,
  errors: ["wrongCode", "challengeExpired"],
})

export const removeAppFactor = del("/user/second-factors/app", {
  summary: "Turns one-time codes of the app off.",
  access: "required",
  body: z.strictObject({ password: GivenPassword }),
  data: z.null(),
  errors: ["wrongPassword", "passwordLocked"],
})

export const startPasskey = post("/user/second-factors/passkey-options", {
  summary: "Options for the browser to make a passkey.",
  access: "required",
  body: z.strictObject({ password: GivenPassword }),
  data: PasskeyOptions,
  errors: ["wrongPassword", "passwordLocked", "tooManyPasskeys"],
})

export const addPasskey = post("/user/second-factors/passkeys", {
  summary: "Keeps the passkey that the browser made. Recovery codes come with the first factor.",
  access: "required",
  body: z.strictObject({ name: lineOf(60), passkey: PasskeyAnswer }),
  data: RecoveryCodes,
  errors: ["challengeExpired", "passkeyRefused", "tooManyPasskeys"],
})

export const removePasskey = del("/user/second-factors/passkeys/{id}", {
  summary: "Forgets a passkey.",
  access: "required",
  params: z.object({ id: Id }),
  body: z.strictObject({ password: GivenPassword }),
  data: z.null(),
  errors: ["wrongPassword", "passwordLocked"],
})

export const renewRecoveryCodes = post("/user/second-factors/recovery-codes", {
  summary: "New recovery codes; the old ones are worth nothing any more.",
  access: "required",
  body: z.strictObject({ password: GivenPassword }),
  data: RecoveryCodes,
  errors: ["wrongPassword", "passwordLocked", "secondFactorMissing"],
})
