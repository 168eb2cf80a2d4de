import { contactPhonePattern } from "@roomwright/contract/accounts/fields"
import { profileLimits } from "@roomwright/contract/accounts/calls"
import type { ApplicationRole } from "@roomwright/contract/applications/types"
import {
  applicationFields,
  type ApplicationField,
  type DesignerForm,
  type MerchantForm,
  type PictureKind,
} from "@roomwright/contract/applications/calls"
import type { ApplicationText } from "../platform/locale/application-texts.ts"
import { isPicture, isText, type Draft, type TextField } from "./application-draft.ts"

export type Faults = Readonly<Partial<Record<ApplicationField, string>>>

/** The fields that may be left empty. */
export const optionalFields: ReadonlySet<ApplicationField> = new Set([
  "companyName",
  "school",
  "major",
  "otherContact",
])

/** What is to be mended before an application can be sent, in words that say what to do. `kept`: pictures that are there. */
export function checkDraft(
  role: ApplicationRole,
  draft: Draft,
  kept: readonly PictureKind[],
  t: ApplicationText,
): Faults {
  const faults: Partial<Record<ApplicationField, string>> = {}
  const check = (field: ApplicationField): string | null => {
    if (isPicture(field))
      return draft.uploads[field] || kept.includes(field) ? null : t("applications.fault.picture")
    if (!isText(field)) {
      const maximum = profileLimits.styles
      const isRight = draft.styles.length > 0 && draft.styles.length <= maximum
      return isRight ? null : t("applications.fault.styles", { maximum })
    }
    return checkText(field, (draft.texts[field] ?? "").trim(), t)
  }
  for (const field of applicationFields[role]) {
    const fault = check(field)
    if (fault !== null) faults[field] = fault
  }
  return faults
}

function checkText(field: TextField, text: string, t: ApplicationText): string | null {
  if (field === "experienceYears") {
    const maximum = profileLimits.experienceYears
    const isRight = /^\d{1,2}$/.test(text) && Number(text) <= maximum
    return isRight ? null : t("applications.fault.experienceYears", { maximum })
  }
  if (field === "contactPhone")
    return contactPhonePattern.test(toPhone(text)) ? null : t("applications.fault.contactPhone")
  if (text === "" && field in missing) return t(missing[field as keyof typeof missing])
  const maximum = profileLimits[field]
  const over = [...text].length - maximum
  return over > 0 ? t("applications.fault.tooLong", { maximum, over }) : null
}

const missing = {
  city: "applications.fault.city",
  introduction: "applications.fault.introduction",
  companyAddress: "applications.fault.companyAddress",
  businessScope: "applications.fault.businessScope",
} as const

/** As it is stored: one separator at most, behind the country. */
function toPhone(text: string): string {
  const [, country = "", rest = ""] = /^(\+\d{1,3}(?=[\s.()-]))?(.*)$/s.exec(text.trim()) ?? []
  const digits = rest.replaceAll(/[\s.()-]/g, "")
  return country === "" ? digits : `${country} ${digits}`
}

const textOf = (draft: Draft, field: TextField): string => (draft.texts[field] ?? "").trim()

export const toDesignerForm = (draft: Draft): DesignerForm => ({
  experienceYears: Number(textOf(draft, "experienceYears")),
  city: textOf(draft, "city"),
  styles: [...draft.styles],
  companyName: textOf(draft, "companyName"),
  school: textOf(draft, "school"),
  major: textOf(draft, "major"),
  introduction: textOf(draft, "introduction"),
  otherContact: textOf(draft, "otherContact"),
})

export const toMerchantForm = (draft: Draft): MerchantForm => ({
  companyAddress: textOf(draft, "companyAddress"),
  contactPhone: toPhone(textOf(draft, "contactPhone")),
  businessScope: textOf(draft, "businessScope"),
})

/** The form of this role as the calls take it, with the pictures that are new. */
export const toSent = (role: ApplicationRole, draft: Draft) => ({
  ...(role === "designer" ? { designer: toDesignerForm(draft) } : { merchant: toMerchantForm(draft) }),
  pictures: { ...draft.uploads },
})
