import * as z from "zod/mini"
import { ContactPhone, filledLineOf } from "../accounts/fields.ts"
import { ChannelStates } from "./channel-states.ts"
import { toolKeyPattern } from "./design-tools.ts"
import { del, get, put, type Access } from "../endpoint.ts"
import { LocalText } from "../language.ts"
import { DesignTool } from "../studio/sessions.ts"

const administrators: Access = ["ROLE_ADMIN"]

export const settingLimits = {
  companyName: 120,
  companyAddress: 200,
  toolAddress: 300,
  toolKey: 200,
  toolSecret: 500,
} as const

/** Which design tool the menu opens, without its secret. */
export const DesignToolState = z.object({
  /** In force. */
  tool: DesignTool,
  /** Who says so: what was chosen here, the server's environment, or nobody. */
  source: z.enum(["desk", "environment", "none"]),
  /** What was set here of Coohom, also while our own studio is chosen. */
  coohom: z.nullable(
    z.object({
      address: z.string(),
      appKey: z.string(),
      secretSetAt: z.string(),
      /** Not any more once the server has another APP_SECRET. */
      isReadable: z.boolean(),
    }),
  ),
})
export type DesignToolState = z.infer<typeof DesignToolState>

/** What administrators see of the settings. Secrets never leave the server: they are told to be there, and since when. */
export const AdminSettings = z.object({
  company: z.object({ name: z.string(), address: LocalText, phone: z.string() }),
  designTool: DesignToolState,
  channels: ChannelStates,
})
export type AdminSettings = z.infer<typeof AdminSettings>

export const readAdminSettings = get("/admin/settings", {
  summary: "The platform's settings, without the secrets.",
  access: administrators,
  data: AdminSettings,
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
  data: AdminSettings,
})

/** An https address without a user, a password or a part behind `#`. */
export const toolAddressPattern = /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?][^\s#]*)?$/
export const ToolAddress = z.string().check(
  z.maxLength(settingLimits.toolAddress),
  z.refine((text) => toolAddressPattern.test(text)),
)

export const changeDesignTool = put("/admin/settings/design-tool", {
  summary:
    "Chooses the design tool that the menu opens: our own studio, or Coohom with its address, key and secret. Without a secret the stored one stays, unless the address is of another host.",
  access: administrators,
  body: z
    .strictObject({
      tool: DesignTool,
      toolAddress: z.optional(ToolAddress),
      toolAppKey: z.optional(
        z.string().check(z.minLength(1), z.maxLength(settingLimits.toolKey), z.regex(toolKeyPattern)),
      ),
      toolSecret: z.optional(
        z.string().check(z.minLength(8), z.maxLength(settingLimits.toolSecret), z.regex(toolKeyPattern)),
      ),
    })
    .check(
      z.refine(({ tool, toolAddress, toolAppKey, toolSecret }) =>
        tool === "coohom"
          ? toolAddress !== undefined && toolAppKey !== undefined
          : toolAddress === undefined && toolAppKey === undefined && toolSecret === undefined,
      ),
    ),
  data: AdminSettings,
  errors: ["secretMissing"],
  asksProof: true,
})

export const removeDesignTool = del("/admin/settings/design-tool", {
  summary: "Forgets what was chosen here, with the secret: the environment decides again.",
  access: administrators,
  data: AdminSettings,
  asksProof: true,
})
