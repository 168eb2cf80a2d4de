import type { Profile } from "@roomwright/contract/accounts/calls"
import { expect, test } from "vitest"
import { partsOf } from "./profile-gaps.ts"

const profile: Profile = {
  id: "0190",
  username: "lan",
  usernameIsFixed: false,
  nickname: "Lan",
  avatar: null,
  email: "lan@example.com",
  mobile: null,
  language: "en",
  roles: [{ name: "ROLE_USER" }],
  designerLevel: 0,
  joinedAt: "2026-01-01T00:00:00.000Z",
  designer: {
    experienceYears: 0,
    city: { vi: "Huế" },
    styles: [],
    companyName: "",
    school: {},
    major: {},
    introduction: { zh: "", en: "Hello" },
    otherContact: "",
  },
  merchant: {
    city: {},
    companyAddress: {},
    contactPhone: "0243 733 1888",
    phoneIsShown: false,
    businessScope: { zh: "灯具" },
    returns: {},
    warranty: {},
  },
  erasedAt: null,
  cookieAgreement: null,
  termsVersion: null,
  secondFactor: { isSet: false, isRequired: false },
}

const missing = (kind: "designer" | "merchant" | "user") =>
  partsOf(profile, kind)
    .filter(({ isThere }) => !isThere)
    .map(({ to }) => to)

test("says what is missing, with where it is filled in", () => {
  expect(missing("designer")).toEqual([
    "/user/profile#avatar",
    "/user/profile#experience",
    "/user/profile#styles",
  ])
  expect(missing("merchant")).toEqual([
    "/user/profile#avatar",
    "/user/profile#shop-city",
    "/user/profile#address",
  ])
  expect(missing("user")).toEqual(["/user/profile#avatar", "/user/security"])
})
