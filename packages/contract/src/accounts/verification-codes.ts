import * as z from "zod/mini"
import { EmailAddress, MobileNumber } from "./fields.ts"
import { get, post } from "../endpoint.ts"

/**
 * The purpose of a code, which is valid for nothing else. `bind` is for a new email or mobile of the
 * signed-in account and needs its token.
 */
export const CodePurpose = z.enum(["register", "login", "forget", "bind"])
export type CodePurpose = z.infer<typeof CodePurpose>

/**
 * Milliseconds until another code can be requested. The answer is the same whether the account exists or not.
 */
export const CodeSent = z.object({ resendAfterMs: z.int() })
export type CodeSent = z.infer<typeof CodeSent>

const errors = ["codeTooSoon", "tooManyRequests", "loginRequired", "sendingFailed"] as const

export const sendEmailCode = get("/auth/email-verification-code/{email}", {
  summary: "Sends a six-digit code to an email address.",
  access: "optional",
  params: z.object({ email: EmailAddress }),
  query: z.strictObject({ purpose: z._default(CodePurpose, "register") }),
  data: CodeSent,
  errors: ["malformedEmail", ...errors],
  refusals: { "params.email": "malformedEmail" },
  retry: false,
  namesBrowser: true,
})

export const sendMobileCode = post("/auth/mobile-verification-code", {
  summary: "Sends a six-digit code to a mobile number by SMS.",
  access: "optional",
  body: z.strictObject({ mobile: MobileNumber, purpose: z._default(CodePurpose, "register") }),
  data: CodeSent,
  errors: ["malformedMobile", ...errors],
  refusals: { "body.mobile": "malformedMobile" },
  namesBrowser: true,
})
