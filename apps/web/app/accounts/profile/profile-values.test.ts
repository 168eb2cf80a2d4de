import type { Profile } from "@roomwright/contract/accounts/calls"
import { ProfileChange } from "@roomwright/contract/accounts/calls"
import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { findChange, toContactPhone, toValues, type ProfileValues } from "./profile-values.ts"

const profile: Profile = {
  id: "0190",
  username: "lan",
  usernameIsFixed: false,
  nickname: "Lan",
  avatar: null,
  email: null,
  mobile: "+84912345678",
  language: "en",
  roles: [{ name: "ROLE_USER" }],
  designerLevel: 0,
  joinedAt: "2026-01-01T00:00:00.000Z",
  designer: {
    experienceYears: 4,
    city: { zh: "顺化", vi: "Huế" },
    styles: ["nordic", "retro"],
    companyName: "Studio",
    school: {},
    major: {},
    introduction: { en: "Hello" },
    otherContact: "",
  },
  merchant: null,
  erasedAt: null,
  cookieAgreement: null,
  termsVersion: null,
  secondFactor: { isSet: false, isRequired: false },
}
const before = toValues(profile)
const withDesigner = (part: Partial<ProfileValues["designer"]>): ProfileValues => ({
  ...before,
  designer: { ...before.designer, ...part },
})

describe("what is sent of a profile", () => {
  test("is nothing when nothing has changed, or spaces alone", () => {
    expect(findChange(profile, before)).toBeNull()
    expect(findChange(profile, { ...before, nickname: " Lan " })).toBeNull()
    expect(findChange(profile, withDesigner({ styles: ["retro", "nordic"] }))).toBeNull()
  })

  test("is what has changed, in the languages in which it has", () => {
    const values = withDesigner({
      city: { zh: "", en: "Hue", vi: "Huế " },
      experienceYears: "5",
      styles: ["retro"],
    })
    expect(findChange(profile, { ...values, nickname: "Lan Anh" })).toEqual({
      nickname: "Lan Anh",
      designer: { city: { zh: "", en: "Hue" }, experienceYears: 5, styles: ["retro"] },
    })
  })

  test("is nothing of a role that the account has not", () => {
    const values = { ...before, merchant: { ...before.merchant, contactPhone: "0243 733 1888" } }
    expect(findChange(profile, values)).toBeNull()
  })

  test("is what the server takes", () => {
    const merchant = {
      city: {},
      companyAddress: {},
      contactPhone: "",
      phoneIsShown: false,
      businessScope: {},
      returns: {},
      warranty: {},
    }
    const values = { ...before, merchant: { ...before.merchant, contactPhone: "+84 24 7300 1888" } }
    const change = findChange({ ...profile, merchant }, values)
    expect(change).toEqual({ merchant: { contactPhone: "+84 2473001888" } })
    expect(z.safeParse(ProfileChange, change).success).toBe(true)
  })
})

test.each([
  ["+84 24 7300 1888", "+84 2473001888"],
  ["(024) 7300-1888", "02473001888"],
  ["+842473001888", "+842473001888"],
  ["  ", ""],
])("a contact phone typed as %s is stored as %s", (typed, stored) => {
  expect(toContactPhone(typed)).toBe(stored)
})
