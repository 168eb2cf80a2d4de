import { mkdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { planDocs } from "./plan-docs.ts"

// Usage: node scripts/plan-docs/write-plan-docs.ts. Writes docs/plans anew.
const folder = resolve("docs", "plans")
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(planDocs())) writeFileSync(join(folder, name), text)
