import type { Access, Endpoint } from "@roomwright/contract/endpoint"
import { escapeHtml } from "../escape-html.ts"
import type { OtherRoute } from "./other-routes.ts"

const describeAccess = (access: Access): string => (typeof access === "string" ? access : access.join(", "))

/** A page for people that lists every call; programs read the OpenAPI document it links to. */
export function renderApiPage(
  endpoints: Readonly<Record<string, Endpoint>>,
  otherRoutes: readonly OtherRoute[],
): string {
  const calls = Object.entries(endpoints).map(([name, { method, path, summary, access }]) => ({
    name,
    method,
    path: `/api${path}`,
    summary,
    who: describeAccess(access),
  }))
  const others = otherRoutes.map(({ access, ...route }) => ({
    ...route,
    who: describeAccess(access === "session" ? "required" : "anyone"),
  }))
  const rows = [...calls, ...others]
    .toSorted((one, other) => one.path.localeCompare(other.path))
    .map(
      ({ name, method, path, summary, who }) => `<tr id="${escapeHtml(name)}">
<td><code>${method}</code></td>
<td><code>${escapeHtml(path)}</code></td>
<td>${escapeHtml(summary)}</td>
<td>${escapeHtml(who)}</td>
</tr>`,
    )
    .join("\n")
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roomwright API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>Roomwright API</h1>
<p>Every answer of a call is an envelope <code>{code, message, data}</code>; code 200 is success. The full description with all
parameters, shapes and errors is the <a href="/api/openapi.json">OpenAPI document</a>.</p>
<div class="wide" tabindex="0" role="region" aria-label="All calls">
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Address</th><th scope="col">What it does</th><th scope="col">Who</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
</div>
</main>
</body>
</html>
`
}

export const apiPageStyle = `:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif }
main { max-width: 76rem; margin: 0 auto; padding: 2rem 1rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .6rem .8rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
code { font-size: .9em; white-space: nowrap }
`
