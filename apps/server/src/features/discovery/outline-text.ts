import { create, type Font } from "fontkit"
import type { Fonts, Weight } from "../../platform/pdf/open-fonts.ts"

/** Text as outlines, so no machine has to have a font. */
export interface Outliner {
  /** In pixels at this size. */
  measure(text: string, style: TextStyle): number
  /** SVG of one line whose baseline starts at the position; characters without a glyph are left out. */
  draw(text: string, style: TextStyle, at: { readonly x: number; readonly y: number }): string
}

export interface TextStyle {
  /** Pixels. */
  readonly size: number
  readonly weight: Weight
}

interface Run {
  readonly font: Font
  readonly text: string
}

/** Outlines the characters for which the faces were opened. */
export function createOutliner(fonts: Fonts): Outliner {
  const opened = new Map<Buffer, Font | null>()
  const fontOf = (content: Buffer): Font | null => {
    const known = opened.get(content)
    if (known !== undefined) return known
    const font = create(content)
    const single = "layout" in font ? font : null
    opened.set(content, single)
    return single
  }
  const toRuns = (text: string, weight: Weight): Run[] => {
    const runs: { font: Font; text: string }[] = []
    for (const character of text) {
      const face = fonts.find(weight, character.codePointAt(0) ?? 0)
      const font = face && fontOf(face.content)
      const last = runs.at(-1)
      if (!font) continue
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }
  return {
    measure: (text, { size, weight }) =>
      toRuns(text, weight).reduce(
        (sum, { font, text: part }) => sum + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
        0,
      ),
    draw(text, { size, weight }, { x, y }) {
      let left = x
      const outlines: string[] = []
      for (const { font, text: part } of toRuns(text, weight)) {
        const scale = size / font.unitsPerEm
        const { glyphs, positions } = font.layout(part)
        glyphs.forEach((glyph, at) => {
          const path = glyph.path.toSVG()
          // A font's own axis points up.
          if (path)
            outlines.push(
              `<path transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${path}"/>`,
            )
          left += (positions[at]?.xAdvance ?? 0) * scale
        })
      }
      return outlines.join("")
    },
  }
}
