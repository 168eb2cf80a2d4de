import { languageTag, type Language } from "@roomwright/contract/language"
import { breakLines } from "../../platform/pdf/break-lines.ts"
import type { TextStyle } from "./outline-text.ts"

/** Pixels, as the Open Graph protocol recommends. */
export const shareSize = { width: 1_200, height: 630 } as const

const { width, height } = shareSize
const margin = 64
const title: TextStyle = { size: 60, weight: 600 }
const line: TextStyle = { size: 30, weight: 400 }
const brand: TextStyle = { size: 34, weight: 600 }
const mostLines = 2

export interface ShareWords {
  readonly language: Language
  readonly title: string
  readonly text: string
}

/**
 * The text across a preview picture, with a dark gradient for contrast: SVG. Cuts fonts, so run it outside
 * the main thread.
 */
export async function drawOverlay({ language, title: name, text }: ShareWords): Promise<string> {
  // The process that only needs the size of the picture never loads the font library.
  const { openFonts } = await import("../../platform/pdf/open-fonts.ts")
  const { createOutliner } = await import("./outline-text.ts")
  const outliner = createOutliner(await openFonts(`Roomwright…${name}${text}`))
  const room = width - 2 * margin
  const measure = (part: string): number => outliner.measure(part, title)
  const lines = breakLines(name, room, languageTag[language], measure)
  const shown = lines.slice(0, mostLines)
  if (lines.length > mostLines)
    shown[mostLines - 1] = cutTo(lines.slice(mostLines - 1).join(""), room, measure)
  const bottom = height - margin
  const lineHeight = title.size * 1.2
  const names = shown.map((part, at) =>
    outliner.draw(part.trimEnd(), title, {
      x: margin,
      y: bottom - line.size * 1.7 - (shown.length - 1 - at) * lineHeight,
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#211D18" stop-opacity="0.45"/><stop offset="0.3" stop-color="#211D18" stop-opacity="0"/><stop offset="0.45" stop-color="#211D18" stop-opacity="0.1"/><stop offset="1" stop-color="#211D18" stop-opacity="0.88"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#dusk)"/>
<g fill="#FAF7F2">${outliner.draw("Roomwright", brand, { x: margin, y: margin + 24 })}${names.join("")}<g fill-opacity="0.85">${outliner.draw(
    cutTo(text, room, (part) => outliner.measure(part, line)),
    line,
    { x: margin, y: bottom },
  )}</g></g></svg>`
}

/** As much of a text as fits, with an ellipsis if it is cut. */
function cutTo(text: string, room: number, measure: (part: string) => number): string {
  if (measure(text) <= room) return text
  const characters = [...text]
  while (characters.length > 0 && measure(`${characters.join("")}…`) > room) characters.pop()
  return `${characters.join("").trimEnd()}…`
}
