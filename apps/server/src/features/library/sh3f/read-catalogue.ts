import type { Language, LocalText } from "@roomwright/contract/language"
import { LibraryFault } from "./library-fault.ts"
import type { ZipFile } from "./open-zip.ts"
import { readProperties } from "./read-properties.ts"

const mostPieces = 5_000
const longestName = 120
const longestText = 1_000
const catalogueBase = "PluginFurnitureCatalog"
const mostPropertiesBytes = 16_000_000

/** A piece as the catalogue of its library describes it. Lengths in mm, as they are said: they may be none. */
export interface CataloguePiece {
  readonly catalogueId: string
  readonly name: LocalText
  readonly description: LocalText
  readonly tags: readonly string[]
  /** As the library calls it. */
  readonly category: string
  /** The file of its model in the zip file; null where it names none that could be in it. */
  readonly model: string | null
  readonly icon: string | null
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  readonly elevationMm: number
  readonly isOpening: boolean
  /** Turns the model before it is measured: nine numbers. */
  readonly turn: readonly number[] | null
  readonly creator: string
  readonly license: string
}

export interface Catalogue {
  /** What the library calls itself; "" where it has no name for that. */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly version: string
  readonly license: string
  readonly provider: string
  readonly pieces: readonly CataloguePiece[]
}

/** Files with texts in a language, the best first. Those without a language are taken for English, as nearly all are. */
const suffixes: Readonly<Record<Language, readonly string[]>> = {
  zh: ["_zh_CN", "_zh", "_zh_TW"],
  en: ["_en", "_en_US", "_en_GB", ""],
  vi: ["_vi", "_vi_VN"],
}

type Properties = ReadonlyMap<string, string>

/** Reads the catalogue of a library with its names in our languages. Throws `noCatalogue`, and what reading the zip file does. */
export async function readCatalogue(zip: ZipFile): Promise<Catalogue> {
  const base = await readFile(zip, "")
  if (!base) throw new LibraryFault("noCatalogue", "no PluginFurnitureCatalog.properties")
  const texts = {
    zh: await readTexts(zip, "zh"),
    en: await readTexts(zip, "en"),
    vi: await readTexts(zip, "vi"),
  }
  const say = (key: string, longest = longestText): string => cleanText(base.get(key) ?? "", longest)
  const license = say("license", 300)
  const numbers = listNumbers(base)
  if (numbers.length === 0) throw new LibraryFault("noCatalogue", "it lists no piece")
  if (numbers.length > mostPieces) throw new LibraryFault("tooLarge", `${numbers.length} pieces`)
  return {
    id: say("id", 200),
    name: say("name", longestName),
    description: say("description"),
    version: say("version", 40),
    license,
    provider: say("provider", 200),
    pieces: uniqueById(numbers.map((number) => readPiece(number, { base, texts, license }))),
  }
}

async function readFile(zip: ZipFile, suffix: string): Promise<Properties | null> {
  const bytes = await zip.read(`${catalogueBase}${suffix}.properties`)
  if (bytes && bytes.length > mostPropertiesBytes) throw new LibraryFault("tooLarge", "its catalogue")
  return bytes && readProperties(bytes)
}

/** Of texts that several files have the first file's count. */
async function readTexts(zip: ZipFile, language: Language): Promise<Properties> {
  const texts = new Map<string, string>()
  for (const suffix of suffixes[language].toReversed())
    for (const [key, text] of (await readFile(zip, suffix)) ?? []) texts.set(key, text)
  return texts
}

const listNumbers = (base: Properties): number[] =>
  [...new Set([...base.keys()].flatMap((key) => /^(?:id|name)#(\d{1,6})$/.exec(key)?.[1] ?? []))]
    .map(Number)
    .toSorted((one, other) => one - other)

interface Sources {
  readonly base: Properties
  readonly texts: Readonly<Record<Language, Properties>>
  readonly license: string
}

function readPiece(number: number, { base, texts, license }: Sources): CataloguePiece {
  const raw = (key: string): string => base.get(`${key}#${number}`) ?? ""
  const say = (key: string, longest: number): string => cleanText(raw(key), longest)
  const inLanguages = (key: string, longest: number): LocalText => {
    const said = (["zh", "en", "vi"] as const).flatMap((language) => {
      const text = cleanText(texts[language].get(`${key}#${number}`) ?? "", longest)
      return text ? [[language, text] as const] : []
    })
    const fallback = say(key, longest)
    return said.length > 0 || !fallback ? Object.fromEntries(said) : { en: fallback }
  }
  const id = say("id", 200) || `#${number}`
  const name = inLanguages("name", longestName)
  return {
    catalogueId: id,
    name: Object.keys(name).length > 0 ? name : { en: id },
    description: inLanguages("description", longestText),
    tags: [base, texts.en, texts.zh, texts.vi]
      .flatMap((file) => cleanText(file.get(`tags#${number}`) ?? "", longestText).split(","))
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
    category: say("category", longestName),
    model: readPath(raw("model")),
    icon: readPath(raw("icon")),
    widthMm: readLength(raw("width")),
    depthMm: readLength(raw("depth")),
    heightMm: readLength(raw("height")),
    elevationMm: Math.max(0, readLength(raw("elevation")) || 0),
    isOpening: raw("doorOrWindow").trim() === "true",
    turn: readTurn(raw("modelRotation")),
    creator: say("creator", longestName),
    license: say("license", 300) || license,
  }
}

/** Centimetres as mm; NaN for what is none. */
const readLength = (text: string): number => (text.trim() === "" ? Number.NaN : Math.round(Number(text) * 10))

/** Paths begin at the root of the zip file; what leads out of it or is an address names nothing in it. */
function readPath(text: string): string | null {
  const path = text.trim().replace(/^\/+/, "")
  const leadsOut = path.includes("\\") || path.includes("://") || path.split("/").includes("..")
  return path === "" || path.length > 400 || leadsOut ? null : path
}

function readTurn(text: string): readonly number[] | null {
  const numbers = text.trim().split(/\s+/).map(Number)
  return numbers.length === 9 && numbers.every((value) => Math.abs(value) <= 1.001) ? numbers : null
}

/** One line without what is no text; markup stays what it is, text. */
export const cleanText = (text: string, longest: number): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, longest)
    .toWellFormed()

/** Two pieces with one id would be one: the second gets another. */
function uniqueById(pieces: readonly CataloguePiece[]): readonly CataloguePiece[] {
  const counts = new Map<string, number>()
  return pieces.map((piece) => {
    const count = (counts.get(piece.catalogueId) ?? 0) + 1
    counts.set(piece.catalogueId, count)
    return count === 1 ? piece : { ...piece, catalogueId: `${piece.catalogueId}~${count}` }
  })
}
