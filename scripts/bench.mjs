// `npm run bench`: measures what docs/performance.md tells; see there. Nothing else should run beside it.
import { join } from "node:path"
import { buildWeb } from "./bootstrap/build-web.mjs"
import { chooseNode, nodeFlags } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { fail, root } from "./bootstrap/root.mjs"
import { runProgram } from "./bootstrap/run-program.mjs"

await ensureInstalled()
const node = chooseNode()
await buildWeb(node).catch((error) => fail(error.message))
const args = [...nodeFlags, join(root, "bench", "main.ts"), ...process.argv.slice(2)]
const { code } = await runProgram(node, args)
process.exitCode = code
