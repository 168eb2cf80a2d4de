// `node scripts/tag-home-pictures.mjs`: finds the products that are seen in the pictures of the demo.
import { join } from "node:path"
import { chooseNode, nodeFlags } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { root } from "./bootstrap/root.mjs"
import { runProgram } from "./bootstrap/run-program.mjs"

await ensureInstalled()
const program = join(root, "apps", "server", "src", "demo", "render", "tag-pictures.ts")
const { code } = await runProgram(chooseNode(), [...nodeFlags, program, ...process.argv.slice(2)])
process.exitCode = code
