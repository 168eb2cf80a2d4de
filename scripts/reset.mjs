// `npm run reset`: empties the data folder after asking (`npm run reset -- --yes` does not ask).
import { join } from "node:path"
import { chooseNode, nodeFlags } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { root } from "./bootstrap/root.mjs"
import { runProgram } from "./bootstrap/run-program.mjs"

await ensureInstalled()
const reset = join(root, "apps", "server", "src", "reset.ts")
const { code } = await runProgram(chooseNode(), [...nodeFlags, reset, ...process.argv.slice(2)])
process.exitCode = code
