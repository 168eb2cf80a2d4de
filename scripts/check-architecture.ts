import { resolve } from "node:path"
import { checkTree } from "./architecture/check-tree.ts"
import { readSourceTree } from "./architecture/source-tree.ts"
import { formatViolation } from "./architecture/violation.ts"

// Usage: node scripts/check-architecture.ts [root]. Prints one line a violation and fails if there is any.
const tree = readSourceTree(resolve(process.argv[2] ?? "."))
const violations = checkTree(tree)
for (const violation of violations) console.log(formatViolation(violation))
console.log(`architecture: ${tree.files.length} files seen, ${violations.length} violations`)
process.exitCode = violations.length > 0 ? 1 : 0
