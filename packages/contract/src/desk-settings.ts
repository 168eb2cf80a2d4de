import * as z from "zod/mini"
import { ContactPhone, filledLineOf } from "./account-fields.ts"
import { ChannelStates } from "./channel-states.ts"
import { del, get, put, type Access } from "./endpoint.ts"
import { LocalText } from "./language.ts"

const administrators: Access = ["ROLE_ADMIN"]

export const settingLimits = {
  companyName: 120,
  companyAddress: 200,
  toolAddress: 300,
  toolKey: 500,
} as const

/** What administrators see of the settings. Secrets never leave the server: they are told to be there, and since when. */
export const DeskSettings = z.object({
  company: z.object({ name: z.string(), address: LocalText, phone: z.string() }),
  /** Null while nobody has set one. */
  designTool: z.nullable(z.object({ address: z.string(), keySetAt: z.string() })),
  channels: ChannelStates,
})
export type DeskSettings = z.infer<typeof DeskSettings>

export const readDeskSettings = get("/admin/settings", {
  summary: "The platform's settings, without the secrets.",
  access: administrators,
  data: DeskSettings,
})

export const changeCompany = put("/admin/settings/company", {
  summary:
    "Says who runs the platform: name, address and phone, as the footer and the legal texts show them.",
  access: administrators,
  body: z.strictObject({
    companyName: filledLineOf(settingLimits.companyName),
    companyAddress: z.strictObject({
      zh: filledLineOf(settingLimits.companyAddress),
      en: filledLineOf(settingLimits.companyAddress),
      vi: filledLineOf(settingLimits.companyAddress),
    }),
    companyPhone: ContactPhone.check(z.minLength(1)),
  }),
  data: DeskSettings,
})

/** An https address without a user, a password or a part behind `#`. */
export const toolAddressPattern = /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?][^\s#]*)?$/
export const ToolAddress = z.string().check(
  z.maxLength(settingLimits.toolAddress),
  z.refine((text) => toolAddressPattern.test(text)),
)

export const changeDesignTool = put("/admin/settings/design-tool", {
  summary:
    "Sets the third-party design tool. Without a key the stored one stays, unless the address is of another host.",
  access: administrators,
  body: z.strictObject({
    toolAddress: ToolAddress,
    toolKey: z.optional(
      z.string().check(z.minLength(8), z.maxLength(settingLimits.toolKey), z.regex(/^[\x21-\x7E]+$/)),
    ),
  }),
  data: DeskSettings,
  errors: ["secretMissing"],
})

export const removeDesignTool = del("/admin/settings/design-tool", {
  summary: "Forgets the third-party design tool and its key.",
  access: administrators,
  data: DeskSettings,
})
