// `npm test`: proves every behaviour once. The last line is `N passed, N failed`.
import { chooseNode } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { runPhases } from "./bootstrap/phases.mjs"
import { allTests } from "./bootstrap/test-phases.mjs"

await ensureInstalled()
await runPhases(allTests(chooseNode()))
