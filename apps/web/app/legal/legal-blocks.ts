/** A piece of a paragraph: plain words, the words that a point begins with, or a link. */
export interface Piece {
  readonly text: string
  readonly look: "plain" | "lead"
  /** A page of the site, or a phone to call; null for no link. */
  readonly to: string | null
}

export type Block =
  | { readonly kind: "paragraph"; readonly pieces: readonly Piece[] }
  | { readonly kind: "list"; readonly points: readonly (readonly Piece[])[] }

const pointMark = "- "
/** Any other target stays what it is, text: a legal page leads nowhere but to this site. */
const link = /\[([^\][]+)\]\((\/(?!\/)[\w/-]*|tel:\+?\d+)\)/g
/** What a point is about: everything before its first colon, when that is short. */
const lead = /^[^:：。；;[]{1,60}[:：]/

/** Puts points that follow each other into one list, and finds the links in every paragraph. */
export function toBlocks(paragraphs: readonly string[]): readonly Block[] {
  const blocks: Block[] = []
  for (const paragraph of paragraphs) {
    if (!paragraph.startsWith(pointMark)) {
      blocks.push({ kind: "paragraph", pieces: splitLinks(paragraph) })
      continue
    }
    const point = splitLead(paragraph.slice(pointMark.length))
    const last = blocks.at(-1)
    if (last?.kind === "list") blocks[blocks.length - 1] = { kind: "list", points: [...last.points, point] }
    else blocks.push({ kind: "list", points: [point] })
  }
  return blocks
}

function splitLead(text: string): readonly Piece[] {
  const [found = ""] = lead.exec(text) ?? []
  const rest = splitLinks(text.slice(found.length))
  return found === "" ? rest : [{ text: found, look: "lead", to: null }, ...rest]
}

function splitLinks(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: whole, 1: words = "", 2: to = "", index } of text.matchAll(link)) {
    pieces.push({ text: text.slice(at, index), look: "plain", to: null }, { text: words, look: "plain", to })
    at = index + whole.length
  }
  return [...pieces, { text: text.slice(at), look: "plain" as const, to: null }].filter(
    (piece) => piece.text !== "",
  )
}
