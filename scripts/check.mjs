// `npm run check`: the quick part, for before a commit.
import { chooseNode } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { runPhases } from "./bootstrap/phases.mjs"
import { checks, vitest } from "./bootstrap/tools.mjs"

await ensureInstalled()
const node = chooseNode()
await runPhases({ ...checks(node), "unit tests": () => vitest(node, ["unit"]) })
