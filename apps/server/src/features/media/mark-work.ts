import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { create, type Font } from "fontkit"

/** How many lines of the mark cross a picture. */
const lines = 9
const angle = -24
const unwritable = "-"

export interface Marking {
  readonly content: Uint8Array
  readonly text: string
}

/** Runs in a work process, called by `markPicture`. */
export default async function mark({ content, text }: Marking): Promise<Buffer> {
  const { default: sharp } = await import("sharp")
  const picture = sharp(content)
  const { width, height } = await picture.metadata()
  const drawn = drawMark(await openFont(), text, { width, height })
  return picture
    .composite([{ input: Buffer.from(drawn) }])
    .webp({ quality: 85 })
    .toBuffer()
}

let font: Promise<Font> | null = null

/** Drawn as outlines: no machine has to have a font. */
const openFont = (): Promise<Font> =>
  (font ??= readFile(
    fileURLToPath(
      import.meta.resolve("@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2"),
    ),
  ).then((content) => {
    const opened = create(content)
    if (!("layout" in opened)) throw new Error("The font holds several.")
    return opened
  }))

function drawMark(face: Font, text: string, { width, height }: { width: number; height: number }): string {
  const letters = [...text]
    .map((letter) => (face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : unwritable))
    .join("")
  const { glyphs, positions } = face.layout(`${letters}     `)
  let advance = 0
  const outlines = glyphs.map((glyph, at) => {
    const path = `<path transform="translate(${advance} 0)" d="${glyph.path.toSVG()}"/>`
    advance += positions[at]?.xAdvance ?? 0
    return path
  })
  // Covers the picture's diagonal, at any angle.
  const reach = Math.hypot(width, height)
  const step = reach / lines
  const scale = (step * 0.32) / face.unitsPerEm
  const rows = Array.from({ length: lines + 2 }, (_, row) => {
    const y = (row - 1) * step - reach / 2
    const copies = Math.ceil(reach / (advance * scale)) + 1
    return Array.from({ length: copies }, (_each, copy) => {
      const x = -reach / 2 + (copy - (row % 2) / 2) * advance * scale
      return `<use href="#mark" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})"/>`
    }).join("")
  }).join("")
  // Dark with a light edge: visible on any picture, and the picture stays readable.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><g id="mark">${outlines.join("")}</g></defs><g transform="translate(${width / 2} ${height / 2}) rotate(${angle})" fill="#211D18" fill-opacity="0.3" stroke="#FFFFFF" stroke-opacity="0.35" stroke-width="${(0.9 / scale).toFixed(1)}">${rows}</g></svg>`
}
