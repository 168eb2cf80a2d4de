import { accountLimits, contactPhonePattern, hasVisible } from "@roomwright/contract/accounts/fields"
import { profileLimits, type Profile } from "@roomwright/contract/accounts/calls"
import { languages, type Language } from "@roomwright/contract/language"
import type { FieldPath } from "react-hook-form"
import type { DashboardText } from "../dashboards/dashboard-texts.ts"
import { toContactPhone, type ProfileValues, type Texts } from "./profile-values.ts"

export type ProfilePath = FieldPath<ProfileValues>
/** The fields with a text in each language. */
export type TextPath =
  | `designer.${"city" | "school" | "major" | "introduction"}`
  | `merchant.${"city" | "companyAddress" | "businessScope" | "returns" | "warranty"}`

export interface ProfileFault {
  readonly path: ProfilePath
  readonly message: string
}

const usernamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Counted in characters, as the server counts them. */
export const lengthOf = (text: string): number => [...text.trim()].length

/** What is to be mended before a profile can be saved, in the order of the form, in words that say what to do. */
export function findFaults(
  profile: Profile,
  { nickname, username, designer, merchant }: ProfileValues,
  t: DashboardText,
): readonly ProfileFault[] {
  const line = (path: ProfilePath, text: string, maximum: number): ProfileFault[] => {
    const over = lengthOf(text) - maximum
    return over > 0 ? [{ path, message: t("dashboards.fault.tooLong", { maximum, over }) }] : []
  }
  const texts = (path: TextPath, text: Texts, maximum: number): ProfileFault[] =>
    languages.flatMap((language) => line(`${path}.${language}`, text[language], maximum))
  const unless = (isRight: boolean, path: ProfilePath, message: string): ProfileFault[] =>
    isRight ? [] : [{ path, message }]

  const faults = [
    ...unless(hasVisible(nickname), "nickname", t("dashboards.fault.nickname")),
    ...line("nickname", nickname, accountLimits.nicknameMax),
    ...unless(isUsername(username.trim()), "username", t("dashboards.fault.username")),
  ]
  if (profile.designer) {
    const maximum = profileLimits.experienceYears
    faults.push(
      ...unless(
        isYears(designer.experienceYears.trim()),
        "designer.experienceYears",
        t("dashboards.fault.years", { maximum }),
      ),
      ...texts("designer.city", designer.city, profileLimits.city),
      ...unless(
        designer.styles.length <= profileLimits.styles,
        "designer.styles",
        t("dashboards.fault.styles", { maximum: profileLimits.styles }),
      ),
      ...line("designer.companyName", designer.companyName, profileLimits.companyName),
      ...texts("designer.school", designer.school, profileLimits.school),
      ...texts("designer.major", designer.major, profileLimits.major),
      ...texts("designer.introduction", designer.introduction, profileLimits.introduction),
      ...line("designer.otherContact", designer.otherContact, profileLimits.otherContact),
    )
  }
  if (profile.merchant) {
    faults.push(
      ...texts("merchant.city", merchant.city, profileLimits.city),
      ...texts("merchant.companyAddress", merchant.companyAddress, profileLimits.companyAddress),
      ...unless(isContactPhone(merchant.contactPhone), "merchant.contactPhone", t("dashboards.fault.phone")),
      ...texts("merchant.businessScope", merchant.businessScope, profileLimits.businessScope),
      ...texts("merchant.returns", merchant.returns, profileLimits.promise),
      ...texts("merchant.warranty", merchant.warranty, profileLimits.promise),
    )
  }
  return faults
}

const isUsername = (text: string): boolean =>
  text.length >= 3 && text.length <= 30 && usernamePattern.test(text)

const isYears = (text: string): boolean =>
  /^\d{0,2}$/.test(text) && Number(text) <= profileLimits.experienceYears

function isContactPhone(text: string): boolean {
  const phone = toContactPhone(text)
  return phone === "" || contactPhonePattern.test(phone)
}

/** The language that a field's path ends with; null for fields without. */
export function languageOfPath(path: string): Language | null {
  const last = path.split(".").at(-1)
  return languages.find((language) => language === last) ?? null
}
