import { myWorkLimits, isFrameAddress } from "@roomwright/contract/works/my-works"
import { languages, type Language } from "@roomwright/contract/language"
import { formatNumber } from "../../platform/locale/format.ts"
import type { MyWorksText } from "./my-works-texts.ts"
import { readArea, readSum, type LineName, type Texts, type WorkDraft } from "./work-draft.ts"

export type FieldName = LineName | "name" | "description" | "pictures" | "panoramas"
export type Faults = Readonly<Partial<Record<FieldName, string>>>

const chosen = ["style", "homeType", "space", "scene", "roomType"] as const

/** What is to be mended before a work can be saved, in words that say what to do, in the order of the form. */
export function checkWork(draft: WorkDraft, t: MyWorksText, language: Language): Faults {
  const { name, description, lines, pictures } = draft
  const faults: Partial<Record<FieldName, string>> = {}
  if (pictures.length === 0) faults.pictures = t("myWorks.fault.pictures")
  if (draft.panoramas.some(({ room }) => room === "")) faults.panoramas = t("myWorks.panoramas.nameAll")
  if (languages.every((one) => name[one].trim() === "")) faults.name = t("myWorks.fault.name")
  const nameIsLong = tooLong(name, myWorkLimits.name, t)
  if (nameIsLong) faults.name = nameIsLong
  const descriptionIsLong = tooLong(description, myWorkLimits.styleDescription, t)
  if (descriptionIsLong) faults.description = descriptionIsLong
  for (const field of chosen) if (lines[field] === "") faults[field] = t("myWorks.fault.choose")
  const area = readArea(lines.area)
  const isFine = Math.abs(area * 100 - Math.round(area * 100)) < 1e-6
  if (!(area >= 1 && area <= myWorkLimits.areaMax && isFine))
    faults.area = t("myWorks.fault.area", { maximum: formatNumber(myWorkLimits.areaMax, language) })
  const price = readSum(lines.price)
  if (!(Number.isInteger(price) && price >= 0 && price <= myWorkLimits.priceMax))
    faults.price = t("myWorks.fault.price", { maximum: formatNumber(myWorkLimits.priceMax, language) })
  const url = lines.url3d.trim()
  if (url !== "" && (!isFrameAddress(url) || url.length > myWorkLimits.url))
    faults.url3d = t("myWorks.fault.url")
  return faults
}

function tooLong(texts: Texts, maximum: number, t: MyWorksText): string | null {
  const over = Math.max(...languages.map((one) => [...texts[one].trim()].length)) - maximum
  return over > 0 ? t("myWorks.fault.tooLong", { maximum, over }) : null
}
