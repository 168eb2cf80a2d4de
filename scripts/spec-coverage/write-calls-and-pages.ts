// `npm run calls-and-pages`: writes docs/calls-and-pages.md from the sources.
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { readSourceTree } from "../architecture/source-tree.ts"
import { listCallRows } from "./call-table.ts"
import { listPageRows } from "./page-table.ts"
import { writeTables } from "./write-tables.ts"

const root = join(import.meta.dirname, "../..")
const tree = readSourceTree(root)
writeFileSync(join(root, "docs/calls-and-pages.md"), writeTables(listCallRows(tree), listPageRows(tree)))
