import { create, type Font as Face } from "fontkit"
import { openFonts } from "../../platform/pdf/open-fonts.ts"

// Decodes and draws, so it runs only in a work process, called by `marked-files.ts`.

export interface SoldMarking {
  readonly content: Uint8Array
  /** The designer's name. */
  readonly name: string
  /** `corner` alone for small pictures; `all` also repeats it faintly across; `tile` puts one in the middle of a tile. */
  readonly where: "corner" | "all" | "tile"
}

const quality = 82
const brand = "Roomwright"
/** A tile's mark lies as flat as the others. */
const angle = -24

/** Draws the platform's mark and a designer's name on a picture. WebP. */
export default async function markSold({ content, name, where }: SoldMarking): Promise<Buffer> {
  const { default: sharp } = await import("sharp")
  const picture = sharp(content)
  const { width, height } = await picture.metadata()
  const line = await drawLine(`${brand}  ·  ${name.normalize("NFC")}`)
  const size = { width, height }
  const drawn =
    where === "tile"
      ? drawOne(line, size)
      : `${where === "all" ? drawAcross(line, size) : ""}${isRound(size) ? "" : drawCorner(line, size)}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><g id="mark">${line.paths}</g></defs>${drawn}</svg>`
  return picture
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality })
    .toBuffer()
}

/** A line of outlines whose capitals are about one unit high; its baseline is y = 0. */
interface Line {
  readonly paths: string
  readonly width: number
}

/** The arch of the site's sign, one unit high. */
const arch =
  '<g transform="translate(0 -1.08) scale(0.046)" fill="none" stroke="currentColor" stroke-width="2.4"><path d="M4.5 25V12.500a9.500 9.500 0 0 1 19 0V25"/><path d="M10 25V13.500a4 4 0 0 1 8 0V25"/><path d="M2 25h24"/></g>'
const archWidth = 1.62
const unwritable = "-"

async function drawLine(text: string): Promise<Line> {
  const fonts = await openFonts(`${text}${unwritable}`)
  const faces = new Map<Buffer, Face>()
  const faceOf = (content: Buffer): Face => {
    const known = faces.get(content)
    if (known) return known
    const opened = create(content)
    if (!("layout" in opened)) throw new Error("The font holds several.")
    faces.set(content, opened)
    return opened
  }
  let x = archWidth
  let paths = arch
  for (const letter of text) {
    const wanted = letter.codePointAt(0) ?? 0
    const found = fonts.find(600, wanted)
    const code = found ? wanted : (unwritable.codePointAt(0) ?? 0)
    const font = found ?? fonts.find(600, code)
    if (!font) continue
    const face = faceOf(font.content)
    const glyph = face.glyphForCodePoint(code)
    const scale = 1.3 / face.unitsPerEm
    paths += `<path transform="translate(${x.toFixed(3)} 0) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})" d="${glyph.path.toSVG()}"/>`
    x += glyph.advanceWidth * scale
  }
  return { paths, width: x }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A panorama: what would be its corner is the floor behind one. */
const isRound = ({ width, height }: Size): boolean => width === height * 2

const place = (x: number, y: number, scale: number): string =>
  `<use href="#mark" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})"/>`

/** White on a soft shadow in the lower right corner: readable on any picture, and small. */
function drawCorner(line: Line, { width, height }: Size): string {
  const side = Math.min(width, height * 1.5)
  const scale = Math.min(Math.max(side * 0.0105, 9), (width * 0.8) / line.width)
  const margin = scale * 1.5
  const [x, y] = [width - margin - line.width * scale, height - margin]
  const shadow = `<g color="#000" fill="#000" opacity="0.5" filter="url(#soft)">${place(x, y + scale * 0.08, scale)}</g>`
  return `<defs><filter id="soft" x="-10%" y="-100%" width="120%" height="300%"><feGaussianBlur stdDeviation="${(scale * 0.22).toFixed(2)}"/></filter></defs>${shadow}<g color="#fff" fill="#fff" opacity="0.8">${place(x, y, scale)}</g>`
}

/** Rows across the whole picture, so that no part that is worth anything is without. */
function drawAcross(line: Line, { width, height }: Size): string {
  const reach = Math.hypot(width, height)
  const scale = reach * 0.009
  const [stepX, stepY] = [line.width * scale + reach * 0.17, reach * 0.19]
  const rows = Math.ceil(reach / stepY) + 1
  const copies = Math.ceil(reach / stepX) + 1
  const marks = Array.from({ length: rows * copies }, (_none, at) => {
    const [row, copy] = [Math.floor(at / copies), at % copies]
    return place((copy - (row % 2) / 2) * stepX - reach / 2, (row + 0.5) * stepY - reach / 2, scale)
  })
  return faint(marks.join(""), { x: width / 2, y: height / 2 }, scale)
}

function drawOne(line: Line, { width, height }: Size): string {
  const scale = (width * 0.62) / line.width
  return faint(place((-line.width * scale) / 2, 0, scale), { x: width / 2, y: height / 2 }, scale)
}

/** Light with a dark edge, both nearly transparent: seen on light and on dark parts. */
const faint = (marks: string, at: { readonly x: number; readonly y: number }, scale: number): string => {
  const turned = (x: number, y: number) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})`
  const edge = Math.max(scale * 0.06, 0.7)
  return `<g transform="${turned(at.x + edge, at.y + edge)}" color="#000" fill="#000" opacity="0.05">${marks}</g><g transform="${turned(at.x, at.y)}" color="#fff" fill="#fff" opacity="0.11">${marks}</g>`
}
