import * as z from "zod/mini"
import { get } from "./endpoint.ts"
import { ShownText } from "./language.ts"

/** What every visitor may know of the platform: the footer's address and phone. */
export const PublicSettings = z.object({
  companyName: z.string(),
  companyAddress: ShownText,
  companyPhone: z.string(),
})
export type PublicSettings = z.infer<typeof PublicSettings>

export const readPublicSettings = get("/common/settings", {
  summary: "Public settings of the platform: company name, address and phone.",
  access: "optional",
  data: PublicSettings,
})
