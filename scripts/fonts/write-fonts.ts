import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { makeFonts } from "./fonts.ts"

// Usage: node scripts/fonts/write-fonts.ts. Makes the fonts of apps/web anew.
const folder = resolve("apps/web/app/platform/fonts")
mkdirSync(folder, { recursive: true })
for (const old of readdirSync(folder)) if (/\.(?:woff2|css)$/.test(old)) rmSync(join(folder, old))
for (const [name, content] of await makeFonts()) writeFileSync(join(folder, name), content)
