import * as channels from "@roomwright/contract/settings/channel-settings"
import type { Language } from "@roomwright/contract/language"
import { siteCall } from "../../platform/site-call.ts"
import type { ChannelKind } from "./channel-form.tsx"
import { faultsOfEmail, faultsOfSms } from "./check-channel.ts"

const given = (password: string, name: "smtpPassword" | "gatewayPassword"): object =>
  password === "" ? {} : { [name]: password }

/** The mail server. */
export const emailKind = (language: Language): ChannelKind => ({
  texts: {
    title: "admin.settings.email",
    note: "admin.settings.emailNote",
    address: "admin.settings.smtpAddress",
    addressHint: "admin.settings.smtpHint",
    sender: "admin.settings.mailFrom",
    to: "admin.settings.testEmail",
    test: "admin.settings.testLetter",
    addressFault: "admin.fault.smtpAddress",
    senderFault: "admin.fault.mailFrom",
    toFault: "admin.fault.testEmail",
  },
  senderHint: "admin.settings.mailFromHint",
  isUserOptional: true,
  faultsOf: faultsOfEmail,
  save: async ({ address, user, password, sender, to }) => {
    const body = {
      smtpAddress: address.trim(),
      smtpUser: user.trim(),
      mailFrom: sender.trim(),
      testEmail: to.trim(),
      ...given(password, "smtpPassword"),
    }
    return (await siteCall(language)(channels.changeEmailChannel, { body })).email
  },
  remove: async () => (await siteCall(language)(channels.removeEmailChannel, {})).email,
  test: async (to) =>
    (await siteCall(language)(channels.testEmailChannel, { body: { testEmail: to.trim() } })).by,
})

/** The SMS gateway. */
export const smsKind = (language: Language): ChannelKind => ({
  texts: {
    title: "admin.settings.sms",
    note: "admin.settings.smsNote",
    address: "admin.settings.gatewayAddress",
    addressHint: "admin.settings.gatewayHint",
    sender: "admin.settings.smsSender",
    to: "admin.settings.testMobile",
    test: "admin.settings.testMessage",
    addressFault: "admin.fault.gatewayAddress",
    senderFault: "admin.fault.smsSender",
    toFault: "admin.fault.testMobile",
  },
  senderHint: null,
  isUserOptional: false,
  faultsOf: faultsOfSms,
  save: async ({ address, user, password, sender, to }) => {
    const body = {
      gatewayAddress: address.trim(),
      gatewayUser: user.trim(),
      smsSender: sender.trim(),
      testMobile: to,
      ...given(password, "gatewayPassword"),
    }
    return (await siteCall(language)(channels.changeSmsChannel, { body })).sms
  },
  remove: async () => (await siteCall(language)(channels.removeSmsChannel, {})).sms,
  test: async (to) => (await siteCall(language)(channels.testSmsChannel, { body: { testMobile: to } })).by,
})
