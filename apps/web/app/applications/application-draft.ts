import type { ApplicationRole } from "@roomwright/contract/applications/types"
import type { ApplicationField, LastApplication, PictureKind } from "@roomwright/contract/applications/calls"
import { applicationFields, pictureKinds } from "@roomwright/contract/applications/calls"
import { readStoredJson, writeStored } from "../platform/session/safe-storage.ts"

export type TextField = Exclude<ApplicationField, "styles" | PictureKind>

/** What somebody has filled in so far; pictures by the ids of their uploads. */
export interface Draft {
  readonly texts: Readonly<Partial<Record<TextField, string>>>
  readonly styles: readonly string[]
  readonly uploads: Readonly<Partial<Record<PictureKind, string>>>
}

export const emptyDraft: Draft = { texts: {}, styles: [], uploads: {} }

/** A draft is its account's: whoever signs in next in the same browser does not see it. */
const placeOf = (role: ApplicationRole, accountId: string): string => `apply-draft-${role}-${accountId}`

export const saveDraft = (role: ApplicationRole, accountId: string, draft: Draft): void =>
  writeStored(placeOf(role, accountId), JSON.stringify(draft))

export const forgetDraft = (role: ApplicationRole, accountId: string): void =>
  writeStored(placeOf(role, accountId), null)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** The texts of a record that have one of these names. */
function pickTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const picked: Partial<Record<Name, string>> = {}
  if (!isRecord(value)) return picked
  for (const name of names) {
    const text = value[name]
    if (typeof text === "string") picked[name] = text
  }
  return picked
}

export const isPicture = (field: ApplicationField): field is PictureKind =>
  pictureKinds.some((kind) => kind === field)
export const isText = (field: ApplicationField): field is TextField => field !== "styles" && !isPicture(field)

/** The draft that this browser keeps; null when there is none. What cannot be read is left out. */
export function readDraft(role: ApplicationRole, accountId: string): Draft | null {
  const stored = readStoredJson(placeOf(role, accountId))
  if (!isRecord(stored)) return null
  const { styles } = stored
  return {
    texts: pickTexts(stored["texts"], applicationFields[role].filter(isText)),
    styles: Array.isArray(styles) ? styles.filter((style) => typeof style === "string") : [],
    uploads: pickTexts(stored["uploads"], pictureKinds),
  }
}

/** What was sent before, to be filled in again. */
export function draftOf({ designer, merchant }: LastApplication): Draft {
  if (designer) {
    const { styles, experienceYears, ...texts } = designer
    return { texts: { ...texts, experienceYears: String(experienceYears) }, styles, uploads: {} }
  }
  return merchant ? { texts: merchant, styles: [], uploads: {} } : emptyDraft
}
