import * as z from "zod/mini"
import { ContactPhone, filledLineOf } from "../accounts/fields.ts"
import { ChannelStates } from "./channel-states.ts"
import { toolKeyPattern } from "./design-tools.ts"
import { EmbedHost, embeddingLimits } from "./embedding.ts"
import { Commission } from "./commission.ts"
import { FourEyesFrom } from "./four-eyes.ts"
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

/** The design tool that the menu opens, without its secret. */
export const DesignToolState = z.object({
  /** The tool in use. */
  tool: DesignTool,
  /** Its source: the back office, the server's environment, or the default. */
  source: z.enum(["desk", "environment", "none"]),
  /** Coohom's stored settings, even while our own studio is chosen. */
  coohom: z.nullable(
    z.object({
      address: z.string(),
      appKey: z.string(),
      secretSetAt: z.string(),
      /** False once the server has another APP_SECRET. */
      isReadable: z.boolean(),
    }),
  ),
})
export type DesignToolState = z.infer<typeof DesignToolState>

/**
 * The settings for administrators. Secrets never leave the server; the answer says only whether and since
 * when they are stored.
 */
export const AdminSettings = z.object({
  company: z.object({ name: z.string(), address: LocalText, phone: z.string() }),
  /** Sites that may show the 3D viewer in their pages. */
  embedHosts: z.array(z.string()),
  fourEyesFrom: FourEyesFrom,
  commission: Commission,
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
  summary: "Sets the platform's operator: name, address and phone for the footer and the legal texts.",
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

export const changeEmbedHosts = put("/admin/settings/embedding", {
  summary:
    "Sets the sites that may show the 3D viewer in their pages: hosts such as `shop.example`, `*.shop.example` for all below it. Browsers refuse every other site.",
  access: administrators,
  body: z.strictObject({ embedHosts: z.array(EmbedHost).check(z.maxLength(embeddingLimits.hosts)) }),
  data: AdminSettings,
})

export const changeFourEyes = put("/admin/settings/four-eyes", {
  summary: "Sets the sum from which on a refund takes two clerks: one approves it, another notes it as made.",
  access: administrators,
  body: z.strictObject({ fourEyesFrom: FourEyesFrom }),
  data: AdminSettings,
  asksProof: true,
})

export const changeCommission = put("/admin/settings/commission", {
  summary:
    "Sets what the platform keeps of a price, by plan and category, in hundredths of a percent. Orders that were placed keep theirs.",
  access: administrators,
  body: z.strictObject({ commission: Commission }),
  data: AdminSettings,
  asksProof: true,
})

/** An https address without a user, a password or a part behind `#`. */
export const toolAddressPattern = /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?][^\s#]*)?$/
export const ToolAddress = z.string().check(
  z.maxLength(settingLimits.toolAddress),
  z.refine((text) => toolAddressPattern.test(text)),
)

export const changeDesignTool = put("/admin/settings/design-tool", {
  summary:
    "Chooses the design tool that the menu opens: our own studio, or Coohom with its address, key and secret. Without a secret the stored one stays, unless the address has another host.",
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
  summary: "Deletes the chosen design tool and its secret: the environment decides again.",
  access: administrators,
  data: AdminSettings,
  asksProof: true,
})
