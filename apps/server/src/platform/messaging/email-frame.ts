import { languageTag, type Language } from "@roomwright/contract/language"
import { escapeHtml } from "../escape-html.ts"
import { printColours, type PrintColour } from "./print-colours.ts"

interface FramedEmail {
  readonly language: Language
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** A paragraph that is only the code is shown large, one that is only the site's address as a link. */
  readonly code: string | undefined
  readonly site: string | undefined
  /** Under the message, in small type. */
  readonly footer: readonly string[]
  /** A link below that, for optional messages. */
  readonly unsubscribe: { readonly label: string; readonly address: string } | null
}

const fonts = "'Be Vietnam Pro','PingFang SC','Microsoft YaHei','Noto Sans SC',system-ui,sans-serif"
const serif = "Fraunces,Georgia,'Noto Serif SC',serif"
const light = (name: PrintColour): string => printColours[name][0]

/** Classes only for the dark theme: mail programs that drop style sheets show the light one. */
const darkStyle = `@media (prefers-color-scheme:dark){
.paper{background:${printColours.paper[1]}!important}
.card{background:${printColours.card[1]}!important;border-color:${printColours.line[1]}!important}
.sunk{background:${printColours.sunk[1]}!important}
.ink{color:${printColours.ink[1]}!important}
.ink-2{color:${printColours["ink-2"][1]}!important}
.accent{color:${printColours.accent[1]}!important}
}`

/** The HTML of an email: its text in one frame, without scripts, pictures or anything remote. */
export function frameEmail({
  language,
  subject,
  paragraphs,
  code,
  site,
  footer,
  unsubscribe,
}: FramedEmail): string {
  const parts = paragraphs.map((paragraph) => {
    if (paragraph === code) return frameCode(paragraph)
    if (paragraph === site && /^https?:\/\//.test(paragraph)) return frameLink(paragraph)
    return `<p class="ink" style="margin:0 0 16px;color:${light("ink")}">${escapeHtml(paragraph)}</p>`
  })
  const notes = footer.map((line) => `<p style="margin:0 0 4px">${escapeHtml(line)}</p>`)
  if (unsubscribe)
    notes.push(
      `<p style="margin:0 0 4px"><a class="ink-2" href="${escapeHtml(unsubscribe.address)}" style="color:${light("ink-2")}">${escapeHtml(unsubscribe.label)}</a></p>`,
    )
  return `<!doctype html>
<html lang="${languageTag[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="paper" style="margin:0;background:${light("paper")}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background:${light("paper")}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 16px;font:600 22px/1.3 ${serif};color:${light("ink")}">Roomwright</td></tr>
<tr><td class="card" style="padding:32px 28px 16px;background:${light("card")};border:1px solid ${light("line")};border-radius:14px;font:16px/1.625 ${fonts};overflow-wrap:anywhere">
${parts.join("\n")}
</td></tr>
<tr><td class="ink-2" style="padding:16px 4px 0;font:12px/1.5 ${fonts};color:${light("ink-2")}">
${notes.join("\n")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const frameCode = (code: string): string =>
  `<p class="ink sunk" style="margin:0 0 16px;padding:16px;border-radius:10px;background:${light("sunk")};color:${light("ink")};font:600 28px/1.24 ${fonts};letter-spacing:.2em;text-align:center">${escapeHtml(code)}</p>`

const frameLink = (address: string): string =>
  `<p style="margin:0 0 16px"><a class="accent" href="${escapeHtml(address)}" style="color:${light("accent")};font-weight:600">${escapeHtml(address)}</a></p>`
