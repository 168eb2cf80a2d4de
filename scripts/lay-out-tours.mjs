// `node scripts/lay-out-tours.mjs`: finds the links and products of the tours of the demo.
import { join } from "node:path"
import { chooseNode, nodeFlags } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { root } from "./bootstrap/root.mjs"
import { runProgram } from "./bootstrap/run-program.mjs"

await ensureInstalled()
const program = join(root, "apps", "server", "src", "demo", "render", "lay-out-tours.ts")
const { code } = await runProgram(chooseNode(), [...nodeFlags, program, ...process.argv.slice(2)])
process.exitCode = code
