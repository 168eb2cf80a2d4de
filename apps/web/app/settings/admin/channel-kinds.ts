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
    title: "desk.settings.email",
    note: "desk.settings.emailNote",
    address: "desk.settings.smtpAddress",
    addressHint: "desk.settings.smtpHint",
    sender: "desk.settings.mailFrom",
    to: "desk.settings.testEmail",
    test: "desk.settings.testLetter",
    addressFault: "desk.fault.smtpAddress",
    senderFault: "desk.fault.mailFrom",
    toFault: "desk.fault.testEmail",
  },
  senderHint: "desk.settings.mailFromHint",
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
    title: "desk.settings.sms",
    note: "desk.settings.smsNote",
    address: "desk.settings.gatewayAddress",
    addressHint: "desk.settings.gatewayHint",
    sender: "desk.settings.smsSender",
    to: "desk.settings.testMobile",
    test: "desk.settings.testMessage",
    addressFault: "desk.fault.gatewayAddress",
    senderFault: "desk.fault.smsSender",
    toFault: "desk.fault.testMobile",
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
