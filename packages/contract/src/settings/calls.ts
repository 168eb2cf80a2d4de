import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { ShownText } from "../language.ts"

/** The public settings: the footer's address and phone, and the version of the terms. */
export const PublicSettings = z.object({
  companyName: z.string(),
  companyAddress: ShownText,
  companyPhone: z.string(),
  /** The current version of the terms, which people agree to when they register. */
  termsVersion: z.string(),
})
export type PublicSettings = z.infer<typeof PublicSettings>

export const readPublicSettings = get("/common/settings", {
  summary:
    "Public settings of the platform: company name, address and phone, and the current version of the terms.",
  access: "optional",
  data: PublicSettings,
})
