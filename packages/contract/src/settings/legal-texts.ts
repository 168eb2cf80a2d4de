import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { Language } from "../language.ts"

export const LegalTextName = z.enum(["terms", "disclaimer", "privacy"])
export type LegalTextName = z.infer<typeof LegalTextName>

/**
 * A legal page in the reader's language (or the only one). A paragraph that begins with "- " is a list item;
 * `[words](/path)` links to a page of the site, `[words](tel:+84…)` calls.
 */
export const LegalText = z.object({
  name: LegalTextName,
  /**
   * A day such as 2026-11-21, with a number after it when there were several: the version that an account
   * accepts.
   */
  version: z.string(),
  publishedAt: z.string(),
  language: Language,
  title: z.string(),
  introduction: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})
export type LegalText = z.infer<typeof LegalText>

export const readLegalText = get("/common/legal-texts/{name}", {
  summary: "The terms of use, the disclaimer or the privacy policy, in their current version.",
  access: "anyone",
  params: z.object({ name: LegalTextName }),
  data: LegalText,
})
