import { ProfileChange, type Profile } from "@roomwright/contract/accounts/calls"
import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { findFaults } from "./profile-faults.ts"
import { findChange, toValues, type ProfileValues } from "./profile-values.ts"

const profile: Profile = {
  id: "0190",
  username: "lan",
  usernameIsFixed: false,
  nickname: "Lan",
  avatar: null,
  email: null,
  mobile: null,
  language: "en",
  roles: [],
  designerLevel: 0,
  joinedAt: "2026-01-01T00:00:00.000Z",
  designer: {
    experienceYears: 4,
    city: {},
    styles: [],
    companyName: "",
    school: {},
    major: {},
    introduction: {},
    otherContact: "",
  },
  merchant: {
    city: {},
    companyAddress: {},
    contactPhone: "",
    phoneIsShown: false,
    businessScope: {},
    returns: {},
    warranty: {},
  },
  erasedAt: null,
  cookieAgreement: null,
  termsVersion: null,
  secondFactor: { isSet: false, isRequired: false },
}
const good = toValues(profile)
const t = (id: string): string => id
const pathsOf = (values: ProfileValues): string[] => findFaults(profile, values, t).map(({ path }) => path)
const inZh = (zh: string) => ({ zh, en: "", vi: "" })
const many = (count: number): string => "字".repeat(count)

const { designer, merchant } = good
const wrong: readonly (readonly [string, ProfileValues])[] = [
  ["nickname", { ...good, nickname: " " }],
  ["nickname", { ...good, nickname: many(41) }],
  ["username", { ...good, username: "ab" }],
  ["username", { ...good, username: "Lan_Anh" }],
  ["username", { ...good, username: "-lan" }],
  ["designer.experienceYears", { ...good, designer: { ...designer, experienceYears: "81" } }],
  ["designer.experienceYears", { ...good, designer: { ...designer, experienceYears: "-1" } }],
  ["designer.experienceYears", { ...good, designer: { ...designer, experienceYears: "4.5" } }],
  ["designer.city.zh", { ...good, designer: { ...designer, city: inZh(many(61)) } }],
  ["designer.companyName", { ...good, designer: { ...designer, companyName: many(121) } }],
  ["designer.school.zh", { ...good, designer: { ...designer, school: inZh(many(121)) } }],
  ["designer.major.zh", { ...good, designer: { ...designer, major: inZh(many(121)) } }],
  ["designer.introduction.zh", { ...good, designer: { ...designer, introduction: inZh(many(2001)) } }],
  ["designer.otherContact", { ...good, designer: { ...designer, otherContact: many(201) } }],
  ["merchant.city.zh", { ...good, merchant: { ...merchant, city: inZh(many(61)) } }],
  ["merchant.companyAddress.zh", { ...good, merchant: { ...merchant, companyAddress: inZh(many(201)) } }],
  ["merchant.contactPhone", { ...good, merchant: { ...merchant, contactPhone: "12345" } }],
  ["merchant.contactPhone", { ...good, merchant: { ...merchant, contactPhone: "call me" } }],
  ["merchant.businessScope.zh", { ...good, merchant: { ...merchant, businessScope: inZh(many(1001)) } }],
]

describe("a profile to be saved", () => {
  test("has no fault as it is stored", () => {
    expect(pathsOf(good)).toEqual([])
  })

  test.each(wrong)("is told what is wrong with %s, which the server refuses, too", (path, values) => {
    expect(pathsOf(values)).toEqual([path])
    expect(z.safeParse(ProfileChange, { nickname: "", ...findChange(profile, values) }).success).toBe(false)
  })

  test("may be as long as the server allows", () => {
    const longest: ProfileValues = {
      ...good,
      nickname: many(40),
      username: "a".repeat(30),
      designer: { ...designer, city: inZh(many(60)), introduction: inZh(many(2000)), experienceYears: "80" },
      merchant: { ...merchant, contactPhone: "(+84) 24 7300 1888", companyAddress: inZh(many(200)) },
    }
    expect(
      pathsOf({ ...longest, merchant: { ...longest.merchant, contactPhone: "+84 24 7300 1888" } }),
    ).toEqual([])
    const change = findChange(profile, {
      ...longest,
      merchant: { ...merchant, contactPhone: "024 7300 1888" },
    })
    expect(z.safeParse(ProfileChange, change).success).toBe(true)
  })

  test("is not judged by parts of roles that the account has not", () => {
    const plain = { ...profile, designer: null, merchant: null }
    const values = { ...good, designer: { ...designer, experienceYears: "many" } }
    expect(findFaults(plain, values, t)).toEqual([])
  })
})
