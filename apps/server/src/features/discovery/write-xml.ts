const marks: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

/** Escapes a text for XML 1.0, and drops characters that it cannot represent. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)

/** An element around a text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>'
