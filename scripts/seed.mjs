// `npm run seed -- --products 720000`: fills the database with made-up products, to see and measure the site at size.
import { join } from "node:path"
import { chooseNode, nodeFlags } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { root } from "./bootstrap/root.mjs"
import { runProgram } from "./bootstrap/run-program.mjs"

await ensureInstalled()
const seed = join(root, "apps", "server", "src", "demo", "seed.ts")
const { code } = await runProgram(chooseNode(), [...nodeFlags, seed, ...process.argv.slice(2)])
process.exitCode = code
