import * as z from "zod/mini"

/** Lengths and times of accounts; from the specification unless a comment says that they are ours. */
export const accountLimits = {
  passwordMin: 6,
  passwordMax: 16,
  codeDigits: 6,
  codeResendMs: 60_000,
  /** Ours. */
  codeLivesMs: 600_000,
  /** Ours: wrong tries that a code allows; after them it refuses every value. */
  codeTries: 5,
  /** The specification's one-hour constant: how long a token is valid. */
  tokenLivesMs: 3_600_000,
  /** Ours: how long a session lives after its last use. */
  sessionLivesMs: 30 * 86_400_000,
  /** Ours: how long after its sign-in a session ends, regardless of use. */
  sessionEndsMs: 180 * 86_400_000,
  /** Ours: how long the second step of a sign-in may take. */
  challengeLivesMs: 300_000,
  /** Ours: how long a proof of identity is valid in its session. */
  proofLivesMs: 300_000,
  /** Ours: wrong passwords within this time before password sign-in is locked for as long. */
  passwordTries: 10,
  passwordLockMs: 900_000,
  /** Ours. */
  nicknameMax: 40,
  /** Ours: how long the erasure of an account can be cancelled. */
  deletionWaitDays: 14,
  /** Ours. */
  passkeysMax: 10,
  recoveryCodes: 10,
} as const

/** The standard pattern of an email address; every part is bounded, so hostile text cannot make it slow. */
export const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z]{2,24}$/

/**
 * The specification's pattern for signing in and up: +84, 84 or a digit, then nine digits of a mobile number.
 */
export const mobilePattern = /^(?:\+84|84|\d)?[3-9]\d{8}$/

/** The specification's looser pattern, for phones that people call. */
export const contactPhonePattern = /^(?:\+\d{1,3})?[\s.-]?\d{7,15}$/

/** `0…`, `84…`, `+84…` and nine digits are the same number: E.164. Null when it is no mobile number. */
export function toE164(text: string): string | null {
  const digits = text.replaceAll(/[\s.()-]/g, "")
  return mobilePattern.test(digits) ? `+84${digits.slice(-9)}` : null
}

export const EmailAddress = z.pipe(
  z.string().check(z.maxLength(300)),
  z.pipe(
    z.transform((text: string) => text.trim()),
    z.string().check(z.maxLength(254), z.regex(emailPattern)),
  ),
)

/** A mobile number as people write it; parsed into E.164. */
export const MobileNumber = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((text) => toE164(text) !== null),
  ),
  z.transform((text: string) => toE164(text) ?? ""),
)

/** A phone that people call, as they write it; "" for none. */
export const ContactPhone = z.pipe(
  z.string().check(z.maxLength(40)),
  z.pipe(
    z.transform((text: string) => text.trim()),
    z.string().check(z.regex(/^$|^(?:\+\d{1,3})?[\s.-]?\d{7,15}$/)),
  ),
)

/** Counted in characters, as readers count them. */
const lengthOf = (text: string): number => [...text].length

/** A new password. It is used exactly as typed, spaces included. */
export const NewPassword = z.string().check(
  z.maxLength(64),
  z.refine((text) => {
    const length = lengthOf(text)
    return length >= accountLimits.passwordMin && length <= accountLimits.passwordMax
  }),
)
/** A password to compare: older rules may have allowed other ones. */
export const GivenPassword = z.string().check(z.minLength(1), z.maxLength(200))

export const VerificationCode = z.pipe(
  z.string().check(z.maxLength(20)),
  z.pipe(
    z.transform((text: string) => text.replaceAll(/\s/g, "")),
    // Twelve digits, which nobody can guess, while strangers keep requesting codes for an account.
    z.string().check(z.regex(/^(?:\d{6}){1,2}$/)),
  ),
)

/** One line of text: no control or direction characters, no space at its ends. */
export const lineOf = (maximum: number) =>
  z.pipe(
    z.string().check(z.maxLength(maximum * 4)),
    z.pipe(
      z.transform((text: string) => cleanLine(text)),
      z.string().check(z.refine((text) => lengthOf(text) <= maximum)),
    ),
  )

/** The same, with at least one visible character. */
export const filledLineOf = (maximum: number) =>
  z.pipe(lineOf(maximum), z.string().check(z.minLength(1), z.refine(hasVisible)))

/** Spaces, marks without a letter, unassigned characters, and letters without a visible shape. */
const unseen = /[\p{Z}\p{M}\p{C}\u115F\u1160\u2800\u3164\uFFA0]/gu

/** Whether any part of a text is visible. */
export const hasVisible = (text: string): boolean => text.replaceAll(unseen, "") !== ""

/** The same, with line breaks. */
export const paragraphsOf = (maximum: number) =>
  z.pipe(
    z.string().check(z.maxLength(maximum * 4)),
    z.pipe(
      z.transform((text: string) =>
        text
          .split(/\r\n|[\r\n]/)
          .map(cleanLine)
          .join("\n")
          .trim(),
      ),
      z.string().check(z.refine((text) => lengthOf(text) <= maximum)),
    ),
  )

function cleanLine(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize("NFC")
      // Joiners connect letters in some scripts and parts of most emoji; other invisible and direction
      // characters only deceive.
      .replaceAll(/[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, "")
      .replaceAll(/[\p{Cc}\uFFFD]/gu, " ")
      .trim()
  )
}

export const Nickname = filledLineOf(accountLimits.nicknameMax)

/** The handle of an account in addresses. */
export const Username = z
  .string()
  .check(z.minLength(3), z.maxLength(30), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
