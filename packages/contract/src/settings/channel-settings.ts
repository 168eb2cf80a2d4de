// Export only endpoints here: the full table includes every export.
import * as z from "zod/mini"
import { EmailAddress, MobileNumber, filledLineOf } from "../accounts/fields.ts"
import {
  channelLimits,
  channelPasswordPattern,
  isMailServer,
  isSmsGateway,
  mailboxPattern,
  smsSenderPattern,
} from "./channel-addresses.ts"
import { ChannelStates } from "./channel-states.ts"
import { del, post, put, type Access } from "../endpoint.ts"

const administrators: Access = ["ROLE_ADMIN"]

/** May be empty: an internal server may not require authentication. */
const User = z.string().check(z.maxLength(channelLimits.user), z.regex(/^[^\p{Cc}]*$/u))
const Password = z.optional(z.string().check(z.regex(channelPasswordPattern)))

export const changeEmailChannel = put("/admin/settings/email", {
  summary:
    "Sets the mail server, after sending a test email through it. Without a password the stored one stays, unless the server is another one.",
  access: administrators,
  body: z.strictObject({
    smtpAddress: z.string().check(z.maxLength(channelLimits.address), z.refine(isMailServer)),
    smtpUser: User,
    smtpPassword: Password,
    mailFrom: z.string().check(z.maxLength(channelLimits.sender), z.regex(mailboxPattern)),
    testEmail: EmailAddress,
  }),
  data: ChannelStates,
  errors: ["secretMissing", "testNotSent", "tooManyRequests"],
  asksProof: true,
})

export const changeSmsChannel = put("/admin/settings/sms", {
  summary:
    "Sets the SMS gateway, after sending a test message through it. Without a password the stored one stays, unless the gateway is another one.",
  access: administrators,
  body: z.strictObject({
    gatewayAddress: z.string().check(z.maxLength(channelLimits.address), z.refine(isSmsGateway)),
    gatewayUser: filledLineOf(channelLimits.user),
    gatewayPassword: Password,
    smsSender: z.string().check(z.regex(smsSenderPattern)),
    testMobile: MobileNumber,
  }),
  data: ChannelStates,
  errors: ["secretMissing", "testNotSent", "tooManyRequests"],
  asksProof: true,
})

export const removeEmailChannel = del("/admin/settings/email", {
  summary: "Deletes the stored mail server: the environment's is used again.",
  access: administrators,
  data: ChannelStates,
  asksProof: true,
})

export const removeSmsChannel = del("/admin/settings/sms", {
  summary: "Deletes the stored SMS gateway: the environment's is used again.",
  access: administrators,
  data: ChannelStates,
  asksProof: true,
})

/**
 * The way a test was sent: by the stored settings, the environment's, or to the outbox of a site in
 * development.
 */
const Sent = z.object({ by: z.enum(["desk", "environment", "outbox"]) })

export const testEmailChannel = post("/admin/settings/email/tests", {
  summary: "Sends a test email by the current mail server.",
  access: administrators,
  body: z.strictObject({ testEmail: EmailAddress }),
  data: Sent,
  errors: ["testNotSent", "tooManyRequests"],
})

export const testSmsChannel = post("/admin/settings/sms/tests", {
  summary: "Sends a test message by the current SMS gateway.",
  access: administrators,
  body: z.strictObject({ testMobile: MobileNumber }),
  data: Sent,
  errors: ["testNotSent", "tooManyRequests"],
})
