// `node scripts/picture-products.mjs [--product KEY …] [--view front …] [--side 1280] [--samples 14] [--to FOLDER] [--again]`: pictures the
// demo's products with Blender, if there is one, from four sides and near. Stopped, it goes on where it was.
import { join } from "node:path"
import { chooseNode, nodeFlags } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { root } from "./bootstrap/root.mjs"
import { runProgram } from "./bootstrap/run-program.mjs"

await ensureInstalled()
const program = join(root, "apps", "server", "src", "demo", "render", "picture-products.ts")
const { code } = await runProgram(chooseNode(), [...nodeFlags, program, ...process.argv.slice(2)])
process.exitCode = code
