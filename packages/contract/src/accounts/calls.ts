import * as z from "zod/mini"
import {
  ContactPhone,
  EmailAddress,
  GivenPassword,
  MobileNumber,
  Nickname,
  Username,
  VerificationCode,
  lineOf,
  paragraphsOf,
} from "./fields.ts"
import { del, get, post, put } from "../endpoint.ts"
import { Id, Slug } from "../input-shapes.ts"
import { Language, LocalText } from "../language.ts"
import { Picture } from "../media/picture.ts"

/** The limits of a profile: texts in characters, and lists in entries. */
export const profileLimits = {
  city: 60,
  experienceYears: 80,
  styles: 10,
  companyName: 120,
  school: 120,
  major: 120,
  introduction: 2_000,
  otherContact: 200,
  companyAddress: 200,
  businessScope: 1_000,
  /** Of returns and of warranty. */
  promise: 300,
} as const

/** A designer's own description; texts as stored, in each language given. */
export const DesignerProfile = z.object({
  experienceYears: z.int(),
  city: LocalText,
  styles: z.array(z.string()),
  companyName: z.string(),
  school: LocalText,
  major: LocalText,
  introduction: LocalText,
  /** Never shown to others. */
  otherContact: z.string(),
})
export type DesignerProfile = z.infer<typeof DesignerProfile>

export const MerchantProfile = z.object({
  city: LocalText,
  companyAddress: LocalText,
  contactPhone: z.string(),
  /** Whether the public page shows the phone. */
  phoneIsShown: z.boolean(),
  businessScope: LocalText,
  /** What is promised with every sale; products show it. */
  returns: LocalText,
  warranty: LocalText,
})
export type MerchantProfile = z.infer<typeof MerchantProfile>

/** Everything an account can see of itself: the specification's profile. */
export const Profile = z.object({
  id: z.string(),
  username: z.string(),
  /** Whether the handle was changed; it can be changed once. */
  usernameIsFixed: z.boolean(),
  nickname: z.string(),
  avatar: z.nullable(Picture),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** The language of messages to the account. */
  language: Language,
  roles: z.array(z.object({ name: z.string() })),
  designerLevel: z.int(),
  joinedAt: z.string(),
  designer: z.nullable(DesignerProfile),
  merchant: z.nullable(MerchantProfile),
  /** When the account will be erased; null when nobody requested it. */
  erasedAt: z.nullable(z.string()),
  /** Null before the reader has answered. */
  cookieAgreement: z.nullable(z.boolean()),
  termsVersion: z.nullable(z.string()),
  secondFactor: z.object({ isSet: z.boolean(), isRequired: z.boolean() }),
})
export type Profile = z.infer<typeof Profile>

const localLine = (maximum: number) =>
  z.strictObject({
    zh: z.optional(lineOf(maximum)),
    en: z.optional(lineOf(maximum)),
    vi: z.optional(lineOf(maximum)),
  })
const localParagraphs = (maximum: number) =>
  z.strictObject({
    zh: z.optional(paragraphsOf(maximum)),
    en: z.optional(paragraphsOf(maximum)),
    vi: z.optional(paragraphsOf(maximum)),
  })

/** Changes only the given parts. `avatar` is the id of an upload of this account, or null for none. */
export const ProfileChange = z.strictObject({
  nickname: z.optional(Nickname),
  username: z.optional(Username),
  avatar: z.optional(z.nullable(Id)),
  language: z.optional(Language),
  designer: z.optional(
    z.strictObject({
      experienceYears: z.optional(z.int().check(z.minimum(0), z.maximum(profileLimits.experienceYears))),
      city: z.optional(localLine(profileLimits.city)),
      styles: z.optional(z.array(Slug).check(z.maxLength(profileLimits.styles))),
      companyName: z.optional(lineOf(profileLimits.companyName)),
      school: z.optional(localLine(profileLimits.school)),
      major: z.optional(localLine(profileLimits.major)),
      introduction: z.optional(localParagraphs(profileLimits.introduction)),
      otherContact: z.optional(lineOf(profileLimits.otherContact)),
    }),
  ),
  merchant: z.optional(
    z.strictObject({
      city: z.optional(localLine(profileLimits.city)),
      companyAddress: z.optional(localLine(profileLimits.companyAddress)),
      contactPhone: z.optional(ContactPhone),
      phoneIsShown: z.optional(z.boolean()),
      businessScope: z.optional(localParagraphs(profileLimits.businessScope)),
      returns: z.optional(localLine(profileLimits.promise)),
      warranty: z.optional(localLine(profileLimits.promise)),
    }),
  ),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const readProfile = get("/user", {
  summary: "The profile of the signed-in account. Query parameters are accepted and ignored.",
  access: "required",
  // The specification does not say which parameters clients send, so none is refused.
  ignoresQuery: true,
  data: Profile,
})

export const changeProfile = put("/user", {
  summary: "Changes the given parts of the signed-in account's profile.",
  access: "required",
  body: ProfileChange,
  data: Profile,
  errors: ["forbidden", "usernameTaken", "usernameFixed", "nameReserved", "unknownFilterValue", "uploadGone"],
})

export const changeEmail = put("/user/email", {
  summary: "Changes the account's email address, verified by a code sent to the new one.",
  access: "required",
  body: z.strictObject({ email: EmailAddress, code: VerificationCode, password: GivenPassword }),
  data: Profile,
  errors: ["wrongCode", "codeSpent", "emailTaken", "wrongPassword", "passwordLocked"],
})

export const changeMobile = put("/user/mobile", {
  summary: "Changes the account's mobile number, verified by a code sent to the new one.",
  access: "required",
  body: z.strictObject({ mobile: MobileNumber, code: VerificationCode, password: GivenPassword }),
  data: Profile,
  errors: ["wrongCode", "codeSpent", "mobileTaken", "wrongPassword", "passwordLocked"],
})

export const acceptCookies = put("/user/cookie-agreement", {
  summary: "Records that the account accepts optional cookies.",
  access: "required",
  data: z.null(),
})

export const refuseCookies = del("/user/cookie-agreement", {
  summary: "Records that the account refuses optional cookies.",
  access: "required",
  data: z.null(),
})

export const acceptTerms = put("/user/terms", {
  summary: "Records that the account has read and accepts this version of the terms.",
  access: "required",
  body: z.strictObject({ version: z.string().check(z.maxLength(40)) }),
  data: z.null(),
  errors: ["termsChanged"],
})

/** One session of the account. */
export const SignedInSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** The browser, as it names itself. */
  userAgent: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
})
export type SignedInSession = z.infer<typeof SignedInSession>

export const listSessions = get("/user/sessions", {
  summary: "The sessions of the account: where it is signed in.",
  access: "required",
  data: z.array(SignedInSession),
})

export const endSession = del("/user/sessions/{id}", {
  summary: "Ends one of these sessions.",
  access: "required",
  params: z.object({ id: Id }),
  data: z.null(),
})

export const endOtherSessions = del("/user/sessions", {
  summary: "Ends all other sessions.",
  access: "required",
  data: z.object({ ended: z.int() }),
})

/** An address on the site, for a link or a picture; it works for 60 seconds. */
export const SignedAddress = z.object({ address: z.string(), expiresAt: z.string() })
export type SignedAddress = z.infer<typeof SignedAddress>

export const exportMyData = post("/user/data-export", {
  summary:
    "All data that the platform stores about the account, as a zip file at an address that works for 60 seconds.",
  access: "required",
  body: z.strictObject({ password: GivenPassword }),
  data: SignedAddress,
  errors: ["wrongPassword", "passwordLocked"],
})

export const deleteMyAccount = post("/user/deletion", {
  summary:
    "Requests erasure of the account after the waiting time, in which its owner can still sign in and cancel it.",
  access: "required",
  body: z.strictObject({ password: GivenPassword }),
  data: z.object({ erasedAt: z.string() }),
  errors: ["wrongPassword", "passwordLocked", "wouldLockOut"],
})

export const cancelAccountDeletion = del("/user/deletion", {
  summary: "Cancels the erasure of the account.",
  access: "required",
  data: z.null(),
})
