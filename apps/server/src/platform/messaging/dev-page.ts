import { languages } from "@roomwright/contract/language"
import { escapeHtml } from "../escape-html.ts"
import { devStylePath, samplesPath, outboxPath } from "./dev-paths.ts"
import { printColours, type PrintColour } from "./print-colours.ts"
import type { SavedMessage } from "./outbox.ts"
import { messageNames, sampleValues } from "./sample-messages.ts"
import { formatEmail, formatSms } from "./format-message.ts"

/** The outbox as a page: the newest message first, each as text, emails also as their HTML. */
export function renderOutbox(messages: readonly SavedMessage[]): string {
  const items = messages.map(
    ({ id, channel, to, subject, text, html, createdAt }) => `<article>
<h2>${escapeHtml(subject || "SMS")}</h2>
<p class="about">${channel === "sms" ? "SMS" : "Email"} to <b>${escapeHtml(to)}</b>,
<time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 19).replace("T", " ")} UTC</time></p>
<pre>${escapeHtml(text)}</pre>
${html === null ? "" : showHtml(`${outboxPath}/${id}`)}
</article>`,
  )
  const empty = `<p>Nothing yet. Emails and SMS that the program would send come here.</p>`
  return renderPage(
    "Outbox",
    `<p>What would have been sent, the newest first. Programs read <a href="${outboxPath}.json">outbox.json</a>; all
letters in all languages are at <a href="${samplesPath}">${samplesPath}</a>.</p>
<p><a class="again" href="${outboxPath}">Look again</a></p>
${items.length > 0 ? items.join("\n") : empty}`,
  )
}

/** Every message in every language, with sample values. */
export function renderSamples(): string {
  const messages = messageNames.map((name) => {
    const versions = languages.map((language) => {
      const message = { name, language, values: sampleValues[name] }
      const { subject, text } = formatEmail(message)
      const sms = formatSms(message)
      return `<article lang="${language}">
<h3>${escapeHtml(subject)}</h3>
<pre>${escapeHtml(text)}</pre>
${showHtml(`${samplesPath}/${name}/${language}`)}
<p class="about">SMS, ${sms.length} characters</p>
<pre>${escapeHtml(sms)}</pre>
</article>`
    })
    return `<h2 id="${name}">${name}</h2>
<div class="row">${versions.join("\n")}</div>`
  })
  const links = messageNames.map((name) => `<a href="#${name}">${name}</a>`)
  return renderPage("Letters", `<nav>${links.join("\n")}</nav>\n${messages.join("\n")}`)
}

/** Loaded when it is opened. */
const showHtml = (path: string): string =>
  `<details><summary>As HTML</summary><iframe title="The email as HTML" loading="lazy" src="${path}"></iframe></details>`

const renderPage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Roomwright</title>
<link rel="stylesheet" href="${devStylePath}">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`

const variables = (Object.keys(printColours) as PrintColour[])
  .map((name) => `--${name}: light-dark(${printColours[name].join(", ")})`)
  .join("; ")

export const devPageStyle = `:root { color-scheme: light dark; ${variables} }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 "Be Vietnam Pro", "PingFang SC", "Noto Sans SC", system-ui, sans-serif }
main { max-width: 80rem; margin: 0 auto; padding: 2rem 1rem }
h1, h2, h3 { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.25; margin: 0 }
h1 { font-size: 2.25rem; margin-bottom: 1rem }
h2 { font-size: 1.375rem }
h2[id] { margin: 2.5rem 0 .5rem }
h3 { font-size: 1.125rem }
a { color: var(--accent) }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
article { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem; margin: 1rem 0; min-width: 0 }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1rem }
.row article { margin: 0 }
.about { color: var(--ink-2); font-size: .875rem; margin: .25rem 0; overflow-wrap: anywhere }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunk); border-radius: 10px; padding: .75rem 1rem; margin: .75rem 0 }
summary { cursor: pointer; color: var(--accent) }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 10px; margin-top: .75rem; background: var(--paper) }
`
