import type { LegalWording } from "./legal-texts.ts"

/**
 * Parses a legal text's file: `# title`, the introduction, then `## heading` and paragraphs separated by
 * empty lines; each line that begins with `- ` is a paragraph. Throws if title or introduction is missing, or
 * a section is empty.
 */
export function parseLegalText(source: string): LegalWording {
  const [top = "", ...rest] = source.split(/^## /m)
  const [heading = "", ...introduction] = paragraphsOf(top)
  if (!heading.startsWith("# ")) throw new Error("A legal text begins with its title.")
  if (introduction.length !== 1) throw new Error("A legal text has an introduction of one paragraph.")
  return {
    title: heading.slice(2),
    introduction: introduction.join(""),
    sections: rest.map((section) => {
      const [first = "", ...paragraphs] = paragraphsOf(section)
      if (paragraphs.length === 0) throw new Error(`The section "${first}" is empty.`)
      return { heading: first, paragraphs }
    }),
  }
}

const paragraphsOf = (source: string): string[] =>
  source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
