// `npm run library -- import FILE…`: brings open furniture libraries (.sh3f) into the site, running or not.
import { join } from "node:path"
import { chooseNode, nodeFlags } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { root } from "./bootstrap/root.mjs"
import { runProgram } from "./bootstrap/run-program.mjs"

await ensureInstalled()
const program = join(root, "apps", "server", "src", "library.ts")
const { code } = await runProgram(chooseNode(), [...nodeFlags, program, ...process.argv.slice(2)])
process.exitCode = code
