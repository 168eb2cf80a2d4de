import * as z from "zod/mini"
import { GivenPassword, lineOf } from "./fields.ts"
import { del, get, post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { SessionToken } from "./sign-in.ts"

export const SecondFactorKind = z.enum(["app", "passkey", "recovery"])
export type SecondFactorKind = z.infer<typeof SecondFactorKind>

/** Options and answers of WebAuthn, in the JSON form of the browser's own functions. */
export const PasskeyOptions = z.record(z.string(), z.unknown())
const PasskeyAnswer = z.looseObject({ id: z.string().check(z.maxLength(2_000)) })

/**
 * The second step of a sign-in. `challenge` comes from `data.secondFactor` of the refused sign-in. Give
 * exactly one of `code` (of the app, or a recovery code) and `passkey`.
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
 * Answers the `data.proof` of `proofRequired`; the client then repeats the refused call. Give exactly one of
 * the three; the password alone is enough only for accounts without a second factor.
 */
export const proveIdentity = post("/user/proof", {
  summary: "Proves identity again; for five minutes this session may make the most sensitive changes.",
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

/** Shown once, when the first second factor is set up or new codes are created. */
const RecoveryCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) })

export const listSecondFactors = get("/user/second-factors", {
  summary: "The account's second factors.",
  access: "required",
  data: SecondFactors,
})

export const startAppFactor = post("/user/second-factors/app", {
  summary: "A new secret for a one-time code app; it takes effect once a code of the app confirms it.",
  access: "required",
  body: z.strictObject({ password: GivenPassword }),
  /** `qr` is an SVG picture of `address`. */
  data: z.object({ secret: z.string(), address: z.string(), qr: z.string() }),
  errors: ["wrongPassword", "passwordLocked"],
})

export const confirmAppFactor = post("/user/second-factors/app-confirmation", {
  summary: "Confirms the new secret with a code of the app. Recovery codes come with the first factor.",
  access: "required",
  body: z.strictObject({ code: z.string().check(z.regex(/^\d{3}\s?\d{3}$/)) }),
  data: RecoveryCodes,
  errors: ["wrongCode", "challengeExpired"],
})

export const removeAppFactor = del("/user/second-factors/app", {
  summary: "Turns off one-time codes by app.",
  access: "required",
  body: z.strictObject({ password: GivenPassword }),
  data: z.null(),
  errors: ["wrongPassword", "passwordLocked"],
})

export const startPasskey = post("/user/second-factors/passkey-options", {
  summary: "Options for the browser to create a passkey.",
  access: "required",
  body: z.strictObject({ password: GivenPassword }),
  data: PasskeyOptions,
  errors: ["wrongPassword", "passwordLocked", "tooManyPasskeys"],
})

export const addPasskey = post("/user/second-factors/passkeys", {
  summary: "Stores the passkey that the browser created. Recovery codes come with the first factor.",
  access: "required",
  body: z.strictObject({ name: lineOf(60), passkey: PasskeyAnswer }),
  data: RecoveryCodes,
  errors: ["challengeExpired", "passkeyRefused", "tooManyPasskeys"],
})

export const removePasskey = del("/user/second-factors/passkeys/{id}", {
  summary: "Removes a passkey.",
  access: "required",
  params: z.object({ id: Id }),
  body: z.strictObject({ password: GivenPassword }),
  data: z.null(),
  errors: ["wrongPassword", "passwordLocked"],
})

export const renewRecoveryCodes = post("/user/second-factors/recovery-codes", {
  summary: "New recovery codes; the old ones stop working.",
  access: "required",
  body: z.strictObject({ password: GivenPassword }),
  data: RecoveryCodes,
  errors: ["wrongPassword", "passwordLocked", "secondFactorMissing"],
})
