import type { MyWork, MyWorkForm } from "@roomwright/contract/works/my-works"
import { languages, type Language, type LocalText } from "@roomwright/contract/language"
import { readPanoramaDrafts, type PanoramaDraft } from "./panorama-draft.ts"
import { readStoredJson, writeStored } from "../../platform/session/safe-storage.ts"

export type Texts = Readonly<Record<Language, string>>

/** The parts of the form that are one line of text or one of a list. */
export const lineNames = [
  "style",
  "homeType",
  "space",
  "scene",
  "roomType",
  "area",
  "price",
  "url3d",
  "templateId",
] as const
export type LineName = (typeof lineNames)[number]

/** What stands in the form, as it was typed. */
export interface WorkDraft {
  /** Of a new work: sent twice, it is the same. */
  readonly key: string
  /** That the draft of a change began with; null for a new work. */
  readonly edition: number | null
  readonly name: Texts
  readonly description: Texts
  readonly lines: Readonly<Record<LineName, string>>
  readonly template: boolean
  /** Ids of uploads, and of pictures that the work has; the first is the main one. */
  readonly pictures: readonly string[]
  readonly panoramas: readonly PanoramaDraft[]
}

const noTexts: Texts = { zh: "", en: "", vi: "" }
const toTexts = ({ zh = "", en = "", vi = "" }: LocalText): Texts => ({ zh, en, vi })

export const emptyDraft = (): WorkDraft => ({
  key: crypto.randomUUID(),
  edition: null,
  name: noTexts,
  description: noTexts,
  lines: {
    style: "",
    homeType: "",
    space: "",
    scene: "",
    roomType: "",
    area: "",
    price: "0",
    url3d: "",
    templateId: "",
  },
  template: false,
  pictures: [],
  panoramas: [],
})

/** A work as the form shows it. */
export const draftOf = (work: MyWork): WorkDraft => ({
  key: crypto.randomUUID(),
  edition: work.edition,
  name: toTexts(work.localName),
  description: toTexts(work.styleDescription),
  lines: {
    style: work.style,
    homeType: work.homeType,
    space: work.space,
    scene: work.scene,
    roomType: work.roomType,
    area: String(work.areaM2),
    price: String(work.price),
    url3d: work.url3d,
    templateId: work.templateId ?? "",
  },
  template: work.template,
  pictures: [work.mainImage, ...work.detailImages].map(({ id }) => id),
  panoramas: work.panoramas.map(({ picture, ...rest }) => ({ ...rest, picture: picture.id })),
})

/** A draft is its account's: whoever signs in next in the same browser does not see it. */
export interface DraftPlace {
  readonly accountId: string
  /** Null for a new work. */
  readonly workId: string | null
}
const placeOf = ({ accountId, workId }: DraftPlace): string => `work-draft-${accountId}-${workId ?? "new"}`

export const saveDraft = (place: DraftPlace, draft: WorkDraft): void =>
  writeStored(placeOf(place), JSON.stringify(draft))
export const forgetDraft = (place: DraftPlace): void => writeStored(placeOf(place), null)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const textIn = (value: unknown, name: string): string => {
  const text = isRecord(value) ? value[name] : undefined
  return typeof text === "string" ? text : ""
}

/** The draft that this browser keeps; null when there is none. What cannot be read is empty. */
export function readDraft(place: DraftPlace): WorkDraft | null {
  const stored = readStoredJson(placeOf(place))
  if (!isRecord(stored)) return null
  const empty = emptyDraft()
  const pictures = stored["pictures"]
  const readTexts = (value: unknown): Texts => ({
    zh: textIn(value, "zh"),
    en: textIn(value, "en"),
    vi: textIn(value, "vi"),
  })
  const lines = { ...empty.lines }
  for (const name of lineNames) lines[name] = textIn(stored["lines"], name)
  return {
    key: textIn(stored, "key") || empty.key,
    edition: typeof stored["edition"] === "number" ? stored["edition"] : null,
    name: readTexts(stored["name"]),
    description: readTexts(stored["description"]),
    lines,
    template: stored["template"] === true,
    pictures: Array.isArray(pictures) ? pictures.filter((id) => typeof id === "string") : [],
    panoramas: readPanoramaDrafts(stored["panoramas"]),
  }
}

/** A number as people write it: `388.000`, `388 000`, `42,5`. */
export const readSum = (text: string): number => Number(text.replaceAll(/[\s.,]/g, "") || "x")
export const readArea = (text: string): number => Number(text.trim().replace(",", ".") || "x")

const filled = (texts: Texts): LocalText =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[language].trim()
      return text === "" ? [] : [[language, text]]
    }),
  )

/** The draft as the call takes it: it has been checked. */
export function toForm(
  { key, edition, name, description, lines, template, pictures, panoramas }: WorkDraft,
  id: string | null,
) {
  const [mainImage = "", ...detailImages] = pictures
  const form: MyWorkForm = {
    ...(id === null ? { key } : { id, ...(edition === null ? {} : { edition }) }),
    localName: filled(name),
    styleDescription: filled(description),
    style: lines.style,
    homeType: lines.homeType,
    space: lines.space,
    scene: lines.scene,
    roomType: lines.roomType,
    area: readArea(lines.area),
    price: readSum(lines.price),
    url3d: lines.url3d.trim(),
    templateId: lines.templateId === "" ? null : lines.templateId,
    template,
    mainImage,
    detailImages,
    panoramas: [...panoramas],
  }
  return form
}
