import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { ShownText } from "../language.ts"

/** What every visitor may know of the platform: the footer's address and phone, and the terms. */
export const PublicSettings = z.object({
  companyName: z.string(),
  companyAddress: ShownText,
  companyPhone: z.string(),
  /** The version of the terms that is in force: who registers agrees to it by this name. */
  termsVersion: z.string(),
})
export type PublicSettings = z.infer<typeof PublicSettings>

export const readPublicSettings = get("/common/settings", {
  summary: "Public settings of the platform: company name, address and phone, and which terms are in force.",
  access: "optional",
  data: PublicSettings,
})
