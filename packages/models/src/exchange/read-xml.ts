import { importLimits, RefusedFile } from "./import-report.ts"

/** An element of an XML file with its attributes. */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[]
}

/** Levels of nesting: homes have five or six. */
const deepest = 40
const name = /[A-Za-z_][\w:.-]*/y
const attribute = /\s+([A-Za-z_][\w:.-]*)\s*=\s*("[^"<]*"|'[^'<]*')/y
const tagEnd = /\s*(\/?)>/y

/**
 * Reads elements and attributes of an XML file. Texts are left out: a home keeps all in attributes. Throws `RefusedFile`: `unsafe`
 * for a file that declares a document type or entities, which no home does, `cut` for one that ends too early.
 */
export function readXml(text: string): XmlElement {
  const root: OpenElement = { name: "", attributes: new Map(), children: [] }
  const open: OpenElement[] = [root]
  let count = 0
  let at = 0
  const skipTo = (mark: string): void => {
    const end = text.indexOf(mark, at)
    if (end < 0) throw new RefusedFile("cut")
    at = end + mark.length
  }
  while (at < text.length) {
    const next = text.indexOf("<", at)
    if (next < 0) break
    at = next
    if (text.startsWith("<!--", at)) skipTo("-->")
    else if (text.startsWith("<![CDATA[", at)) skipTo("]]>")
    else if (text.startsWith("<?", at)) skipTo("?>")
    else if (text.startsWith("<!", at)) throw new RefusedFile("unsafe")
    else if (text.startsWith("</", at)) {
      const ended = open.pop()
      if (!ended || ended === root || !text.startsWith(ended.name, at + 2)) throw new RefusedFile("broken")
      skipTo(">")
    } else {
      count += 1
      if (count > importLimits.xmlElements) throw new RefusedFile("tooMany")
      const { element, end, isClosed } = readTag(text, at)
      open.at(-1)?.children.push(element)
      if (!isClosed) open.push(element)
      if (open.length > deepest) throw new RefusedFile("broken")
      at = end
    }
  }
  if (open.length > 1) throw new RefusedFile("cut")
  const [only] = root.children
  if (!only || root.children.length > 1) throw new RefusedFile("broken")
  return only
}

function readTag(
  text: string,
  from: number,
): { readonly element: OpenElement; readonly end: number; readonly isClosed: boolean } {
  name.lastIndex = from + 1
  const [called] = name.exec(text) ?? []
  if (called === undefined) throw new RefusedFile("broken")
  const attributes = new Map<string, string>()
  let at = name.lastIndex
  for (;;) {
    attribute.lastIndex = at
    const found = attribute.exec(text)
    if (!found) break
    at = attribute.lastIndex
    attributes.set(found[1] ?? "", decode((found[2] ?? "").slice(1, -1)))
  }
  tagEnd.lastIndex = at
  const end = tagEnd.exec(text)
  if (!end) throw new RefusedFile(text.includes(">", at) ? "broken" : "cut")
  return {
    element: { name: called, attributes, children: [] },
    end: tagEnd.lastIndex,
    isClosed: end[1] === "/",
  }
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" }

/** The five entities that XML knows by itself, and numbers of letters: nothing can be declared. */
function decode(text: string): string {
  if (!text.includes("&")) return text
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9A-Fa-f]{1,6})|(\w{1,8}));/g,
    (whole, ten, sixteen, called: string) => {
      if (called !== undefined) return entities[called] ?? whole
      const code = ten === undefined ? Number.parseInt(String(sixteen), 16) : Number(ten)
      return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
        ? String.fromCodePoint(code)
        : ""
    },
  )
}
