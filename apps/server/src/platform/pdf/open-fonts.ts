import { readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { create } from "fontkit"
import subsetFont from "subset-font"
import * as z from "zod/mini"

export const weights = [400, 600] as const
export type Weight = (typeof weights)[number]

/** A part of a font that holds some of a text's characters. */
export interface Font {
  readonly name: string
  /** TrueType. */
  readonly content: Buffer
  /** The code points that it covers. */
  readonly characters: ReadonlySet<number>
}

export interface Fonts {
  readonly all: readonly Font[]
  /** The face that has this character; null if none has. */
  find(weight: Weight, codePoint: number): Font | null
}

interface Source {
  readonly folder: string
  /** The file of a part and a weight, below the folder. */
  fileOf(part: string, weight: Weight): string
  readonly isVariable: boolean
}

const folderOf = (file: string): string => dirname(fileURLToPath(import.meta.resolve(file)))

/** The site's face first, then Chinese. Both come in parts, split by characters as browsers load them. */
const sources = (): readonly Source[] => [
  {
    folder: folderOf("@fontsource/be-vietnam-pro/unicode.json"),
    fileOf: (part, weight) => `be-vietnam-pro-${part}-${weight}-normal.woff2`,
    isVariable: false,
  },
  {
    folder: folderOf("@fontsource-variable/noto-sans-sc/unicode.json"),
    fileOf: (part) => `noto-sans-sc-${part}-wght-normal.woff2`,
    isVariable: true,
  },
]

/** Opens the font parts that a text needs, cut down to its characters, in every weight. */
export async function openFonts(text: string): Promise<Fonts> {
  const missing = new Set([...text].map((character) => character.codePointAt(0) ?? 0))
  const byWeight: Record<Weight, Font[]> = { 400: [], 600: [] }
  for (const source of sources()) {
    const ranges = z.parse(
      z.record(z.string(), z.string()),
      JSON.parse(await readFile(join(source.folder, "unicode.json"), "utf8")),
    )
    for (const [key, range] of Object.entries(ranges)) {
      const isIn = readRange(range)
      const wanted = [...missing].filter(isIn)
      if (wanted.length === 0) continue
      const part = key.replaceAll(/[[\]]/g, "")
      for (const weight of weights) {
        const font = await openFont(source, part, weight, wanted)
        if (font) byWeight[weight].push(font)
      }
    }
    for (const { characters } of byWeight[400]) for (const codePoint of characters) missing.delete(codePoint)
  }
  return {
    all: weights.flatMap((weight) => byWeight[weight]),
    find: (weight, codePoint) => byWeight[weight].find(({ characters }) => characters.has(codePoint)) ?? null,
  }
}

/** Null when none of the characters is in it: the declared ranges exceed the files' content. */
async function openFont(
  source: Source,
  part: string,
  weight: Weight,
  wanted: readonly number[],
): Promise<Font | null> {
  const whole = await readFile(join(source.folder, "files", source.fileOf(part, weight)))
  const content = await subsetFont(whole, String.fromCodePoint(...wanted), {
    targetFormat: "truetype",
    ...(source.isVariable ? { variationAxes: { wght: weight } } : {}),
  })
  const held = charactersOf(content)
  const characters = new Set(wanted.filter((codePoint) => held.has(codePoint)))
  return characters.size > 0 ? { name: `${part} ${source.folder} ${weight}`, content, characters } : null
}

function charactersOf(content: Buffer): ReadonlySet<number> {
  try {
    const font = create(content)
    return new Set("characterSet" in font ? font.characterSet : [])
  } catch {
    // A font cut down to nothing has no character table, which the library treats as broken.
    return new Set()
  }
}

/** A CSS unicode-range as a function that tells whether it contains a character. */
export function readRange(range: string): (codePoint: number) => boolean {
  const spans = range.split(",").map((span) => {
    const [first = "", last = first] = span.replace(/^U\+/i, "").split("-")
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return (codePoint) => spans.some(([first, last]) => codePoint >= first && codePoint <= last)
}
