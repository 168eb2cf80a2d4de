import type { Profile, ProfileChange } from "@roomwright/contract/accounts/calls"
import { languages, type Language, type LocalText } from "@roomwright/contract/language"

/** A text in all languages of the site; "" where there is none. */
export type Texts = Readonly<Record<Language, string>>

/** The form's fields, named as the parts of the call that stores them. */
export interface ProfileValues {
  readonly nickname: string
  readonly username: string
  readonly designer: {
    readonly experienceYears: string
    readonly city: Texts
    readonly styles: readonly string[]
    readonly companyName: string
    readonly school: Texts
    readonly major: Texts
    readonly introduction: Texts
    readonly otherContact: string
  }
  readonly merchant: {
    readonly city: Texts
    readonly companyAddress: Texts
    readonly contactPhone: string
    readonly phoneIsShown: boolean
    readonly businessScope: Texts
    readonly returns: Texts
    readonly warranty: Texts
  }
}

const toTexts = (text: LocalText | undefined): Texts => ({
  zh: text?.zh ?? "",
  en: text?.en ?? "",
  vi: text?.vi ?? "",
})

/** A profile as the form shows it; parts whose role the account has not are empty. */
export function toValues({ nickname, username, designer, merchant }: Profile): ProfileValues {
  return {
    nickname,
    username,
    designer: {
      // Nobody has begun with 0 years on purpose: the field waits to be filled in.
      experienceYears: designer && designer.experienceYears > 0 ? String(designer.experienceYears) : "",
      city: toTexts(designer?.city),
      styles: designer?.styles ?? [],
      companyName: designer?.companyName ?? "",
      school: toTexts(designer?.school),
      major: toTexts(designer?.major),
      introduction: toTexts(designer?.introduction),
      otherContact: designer?.otherContact ?? "",
    },
    merchant: {
      city: toTexts(merchant?.city),
      companyAddress: toTexts(merchant?.companyAddress),
      contactPhone: merchant?.contactPhone ?? "",
      phoneIsShown: merchant?.phoneIsShown ?? false,
      businessScope: toTexts(merchant?.businessScope),
      returns: toTexts(merchant?.returns),
      warranty: toTexts(merchant?.warranty),
    },
  }
}

/** A phone as it is stored: one separator at most, behind the country. */
export function toContactPhone(text: string): string {
  const [, country = "", rest = ""] = /^(\+\d{1,3}(?=[\s.()-]))?(.*)$/s.exec(text.trim()) ?? []
  const digits = rest.replaceAll(/[\s.()-]/g, "")
  return country === "" ? digits : `${country} ${digits}`
}

/** The languages whose text is another than before; undefined when none is. */
function changedTexts(before: Texts, now: Texts): LocalText | undefined {
  const changed = languages.filter((language) => now[language].trim() !== before[language].trim())
  return changed.length === 0
    ? undefined
    : Object.fromEntries(changed.map((language) => [language, now[language].trim()]))
}

const changedLine = (before: string, now: string): string | undefined =>
  now.trim() === before.trim() ? undefined : now.trim()

const changedStyles = (before: readonly string[], now: readonly string[]): string[] | undefined =>
  before.length === now.length && now.every((style) => before.includes(style)) ? undefined : [...now]

/** The parts that hold something; undefined when there is none. */
function filled<Parts extends object>(
  parts: Parts,
): { [Name in keyof Parts]?: Exclude<Parts[Name], undefined> } | undefined {
  const entries = Object.entries(parts).filter(([, part]) => part !== undefined)
  // The entries are those of `parts`, without the ones that are undefined.
  return entries.length === 0
    ? undefined
    : (Object.fromEntries(entries) as { [Name in keyof Parts]?: Exclude<Parts[Name], undefined> })
}

/** What is to be sent: only what is another than in the profile. Null when nothing is. */
export function findChange(profile: Profile, now: ProfileValues): ProfileChange | null {
  const before = toValues(profile)
  const years = changedLine(before.designer.experienceYears, now.designer.experienceYears)
  const phoneIsOther =
    changedLine(before.merchant.contactPhone, now.merchant.contactPhone) !== undefined &&
    toContactPhone(before.merchant.contactPhone) !== toContactPhone(now.merchant.contactPhone)
  const designer = filled({
    experienceYears: years === undefined ? undefined : Number(years),
    city: changedTexts(before.designer.city, now.designer.city),
    styles: changedStyles(before.designer.styles, now.designer.styles),
    companyName: changedLine(before.designer.companyName, now.designer.companyName),
    school: changedTexts(before.designer.school, now.designer.school),
    major: changedTexts(before.designer.major, now.designer.major),
    introduction: changedTexts(before.designer.introduction, now.designer.introduction),
    otherContact: changedLine(before.designer.otherContact, now.designer.otherContact),
  })
  const merchant = filled({
    city: changedTexts(before.merchant.city, now.merchant.city),
    companyAddress: changedTexts(before.merchant.companyAddress, now.merchant.companyAddress),
    phoneIsShown:
      now.merchant.phoneIsShown === before.merchant.phoneIsShown ? undefined : now.merchant.phoneIsShown,
    contactPhone: phoneIsOther ? toContactPhone(now.merchant.contactPhone) : undefined,
    businessScope: changedTexts(before.merchant.businessScope, now.merchant.businessScope),
    returns: changedTexts(before.merchant.returns, now.merchant.returns),
    warranty: changedTexts(before.merchant.warranty, now.merchant.warranty),
  })
  const change = filled({
    nickname: changedLine(before.nickname, now.nickname),
    username: changedLine(before.username, now.username),
    designer: profile.designer ? designer : undefined,
    merchant: profile.merchant ? merchant : undefined,
  })
  return change ?? null
}
