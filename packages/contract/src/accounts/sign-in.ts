import * as z from "zod/mini"
import {
  EmailAddress,
  GivenPassword,
  MobileNumber,
  NewPassword,
  Nickname,
  VerificationCode,
} from "./fields.ts"
import { get, post, put } from "../endpoint.ts"

/** A token of the site: a JWT valid for an hour, whose payload is for display only. */
export const SessionToken = z.string()

/** The part of the token that the client decodes and stores as `user_info`. */
export const TokenPayload = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  roles: z.array(z.string()),
  exp: z.int(),
})
export type TokenPayload = z.infer<typeof TokenPayload>

/**
 * By email: `email` with `verificationCode`, then `mobile` with the `mobileCode` of the next step. By phone:
 * `mobile` alone, with `verificationCode`.
 */
export const Registration = z.strictObject({
  nickname: Nickname,
  password: NewPassword,
  email: z.optional(EmailAddress),
  mobile: MobileNumber,
  verificationCode: VerificationCode,
  mobileCode: z.optional(VerificationCode),
  /** The version of the terms that the screen showed, as `GET /common/settings` names it; it is recorded. */
  termsVersion: z.string().check(z.minLength(1), z.maxLength(40)),
})
export type Registration = z.infer<typeof Registration>

export const register = post("/auth/register", {
  summary: "Creates an account for an email address and a mobile number, or for a mobile number alone.",
  access: "anyone",
  body: Registration,
  data: z.object({ username: z.string() }),
  errors: [
    "wrongCode",
    "codeSpent",
    "emailTaken",
    "mobileTaken",
    "commonPassword",
    "termsChanged",
    "nameReserved",
  ],
  namesBrowser: true,
})

const signInErrors = ["secondFactorRequired", "accountBlocked"] as const

export const login = post("/auth/login", {
  summary: "Signs in with an email address or mobile number and a password.",
  access: "anyone",
  body: z.strictObject({
    mobileOrEmail: z.string().check(z.minLength(1), z.maxLength(300)),
    password: GivenPassword,
  }),
  data: SessionToken,
  errors: ["wrongCredentials", "passwordLocked", ...signInErrors],
  namesBrowser: true,
})

export const loginWithMobile = post("/auth/login:mobile-code", {
  summary: "Signs in with a mobile number and a code sent to it.",
  access: "anyone",
  body: z.strictObject({ mobile: MobileNumber, code: VerificationCode }),
  data: SessionToken,
  errors: ["wrongCode", "codeSpent", ...signInErrors],
  namesBrowser: true,
})

export const loginWithEmail = post("/auth/login:email-code", {
  summary: "Signs in with an email address and a code sent to it.",
  access: "anyone",
  body: z.strictObject({ email: EmailAddress, code: VerificationCode }),
  data: SessionToken,
  errors: ["wrongCode", "codeSpent", ...signInErrors],
  namesBrowser: true,
})

/** A session that is alive exchanges its token, even an expired one, for a fresh one. */
export const refreshToken = get("/user/refresh-token", {
  summary: "A fresh token for the session; accepts an expired one while the session lives.",
  access: "required",
  data: SessionToken,
  retry: false,
})

export const logout = post("/auth/logout", {
  summary: "Ends the token's session.",
  access: "required",
  data: z.null(),
})

export const resetPassword = post("/common/forget", {
  summary: "Sets a new password with a code sent to the account's email address or mobile number.",
  access: "anyone",
  body: z.strictObject({
    email: z.optional(EmailAddress),
    mobile: z.optional(MobileNumber),
    code: VerificationCode,
    password: NewPassword,
  }),
  data: z.null(),
  errors: ["wrongCode", "codeSpent", "commonPassword"],
  namesBrowser: true,
})

export const changePassword = put("/user/password", {
  summary: "Changes the password; all other sessions of the account end.",
  access: "required",
  body: z.strictObject({ oldPassword: GivenPassword, newPassword: NewPassword }),
  data: z.null(),
  errors: ["wrongPassword", "commonPassword", "passwordLocked"],
})
