import { setImmediate } from "node:timers/promises"

/** An element of an XML document, without its namespace. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  /** Its own text. */
  text: string
}

/** How many tokens are read before other work gets a turn. */
const stretch = 20_000
const deepest = 64

/**
 * Reads a well-formed XML document without a document type: those can name files and grow without end, and no bank writes
 * one. Null for anything else.
 */
export async function readXml(xml: string): Promise<XmlElement | null> {
  const token =
    /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<\/([^\s<>]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s<>=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" }
  const open = [root]
  let [count, at] = [0, xml.startsWith("\uFEFF") ? 1 : 0]
  while (at < xml.length) {
    token.lastIndex = at
    const found = token.exec(xml)
    const into = open.at(-1)
    if (!found || !into) return null
    at = token.lastIndex
    count += 1
    if (count % stretch === 0) await setImmediate()
    const [, cdata, closed, opened, attributes = "", isEmpty, text] = found
    if (closed !== undefined) {
      if (open.length < 2 || into.name !== localName(closed)) return null
      open.pop()
    } else if (opened !== undefined) {
      const element = {
        name: localName(opened),
        attributes: readAttributes(attributes),
        children: [],
        text: "",
      }
      into.children.push(element)
      if (isEmpty !== "/") open.push(element)
      if (open.length > deepest) return null
    } else if (cdata !== undefined) into.text += cdata
    else if (text !== undefined) {
      const words = readEntities(text)
      if (words === null || (into === root && words.trim() !== "")) return null
      into.text += words
    }
  }
  const [document, second] = root.children
  return open.length === 1 && document && !second ? document : null
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1)

function readAttributes(written: string): Record<string, string> {
  const pairs = [...written.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
  return Object.fromEntries(pairs.map(([, name = "", one, other]) => [localName(name), one ?? other ?? ""]))
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

/** Text with its five entities and numbered characters; null where there is another one. */
function readEntities(text: string): string | null {
  if (!text.includes("&")) return text
  let isWrong = false
  const words = text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));?/gi, (_, hex, decimal, name) => {
    const code =
      typeof hex === "string"
        ? Number.parseInt(hex, 16)
        : typeof decimal === "string"
          ? Number(decimal)
          : null
    if (code !== null && code > 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code)
    const known = code === null ? entities[String(name)] : undefined
    if (known === undefined) isWrong = true
    return known ?? ""
  })
  return isWrong ? null : words
}

/** The first element below one by its path, `RmtInf/Ustrd`. */
export function findXml(element: XmlElement, path: string): XmlElement | undefined {
  let found: XmlElement | undefined = element
  for (const name of path.split("/")) found = found?.children.find((child) => child.name === name)
  return found
}

/** All elements below one by a path of one name. */
export const allXml = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** The text at a path, without spaces around it; "" if there is none. */
export const textXml = (element: XmlElement, path: string): string =>
  findXml(element, path)?.text.trim() ?? ""
