import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import subsetFont from "subset-font"

/**
 * Letters of which one file of a font is made: what a browser fetches for a text that has one of them. `dong` stands
 * alone because prices in Chinese and English need nothing else of what Vietnamese needs.
 */
const parts = {
  basic: "20-7E,A0,A9,B0,B2,B7,D7,2013-2014,2018-2019,201C-201D,2026",
  latin:
    "A1-A8,AA-AF,B1,B3-B6,B8-D6,D8-FF,131,152-153,2000-2012,2015-2017,201A-201B,201E-2025,2027-206F,20AC,2122,2191,2193,2212,2215",
  vietnamese: "102-103,110-111,128-129,168-169,1A0-1A1,1AF-1B0,300-301,303-304,308-309,323,329,1EA0-1EF9",
  dong: "20AB",
} as const
type Part = keyof typeof parts

/** What texts here use of a font: kerning, composed letters, figures of one width. */
const features = ["ccmp", "kern", "lnum", "locl", "mark", "mkmk", "tnum"]

interface Font {
  readonly family: string
  readonly weight: number
  readonly file: string
  readonly sourceOf: (subset: "latin" | "vietnamese") => string
}

const beVietnamPro = (weight: number): Font => ({
  family: "Be Vietnam Pro",
  weight,
  file: `be-vietnam-pro-${weight}`,
  sourceOf: (subset) =>
    resolve(
      "node_modules/@fontsource/be-vietnam-pro/files",
      `be-vietnam-pro-${subset}-${weight}-normal.woff2`,
    ),
})
const fonts: readonly Font[] = [
  {
    family: "Fraunces Display",
    weight: 400,
    file: "fraunces-display",
    sourceOf: (subset) => join(import.meta.dirname, `fraunces-display-${subset}.woff2`),
  },
  beVietnamPro(400),
  beVietnamPro(500),
]

/** The site's font files and the style sheet that names them, by their names in `apps/web/app/platform/fonts`. */
export async function makeFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const rules: string[] = []
  for (const font of fonts)
    for (const part of Object.keys(parts) as Part[]) {
      const source = readFileSync(
        font.sourceOf(part === "vietnamese" || part === "dong" ? "vietnamese" : "latin"),
      )
      const file = `${font.file}-${part}.woff2`
      // Hints are half of a file, and screens of today draw without them.
      files.set(
        file,
        await subsetFont(source, lettersOf(part), {
          targetFormat: "woff2",
          keepFeatures: features,
          noHinting: true,
        }),
      )
      rules.push(ruleOf(font, part, file))
    }
  files.set(
    "fonts.generated.css",
    Buffer.from(`/* Made by scripts/fonts/write-fonts.ts. */\n${rules.join("")}`),
  )
  return files
}

const rangesOf = (part: Part): [from: number, to: number][] =>
  parts[part].split(",").map((range) => {
    const [from = "", to = from] = range.split("-")
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

const lettersOf = (part: Part): string =>
  rangesOf(part)
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join("")

const ruleOf = ({ family, weight }: Font, part: Part, file: string): string => `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${parts[part]
    .split(",")
    .map((range) => `U+${range}`)
    .join(", ")};
}
`
