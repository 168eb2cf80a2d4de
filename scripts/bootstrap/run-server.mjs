import { join } from "node:path"
import { nodeFlags } from "./choose-node.mjs"
import { root } from "./root.mjs"
import { runProgram } from "./run-program.mjs"

/** Runs the server to its end and gives the exit code. */
export async function runServer(node, args = []) {
  const main = join(root, "apps", "server", "src", "main.ts")
  // Compiled once, not at every start.
  const env = { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "roomwright"), ...process.env }
  const { code, signal } = await runProgram(node, [...nodeFlags, main, ...args], { env, ipc: true })
  if (signal)
    process.stderr.write(
      `Roomwright: the server was ended by ${signal}. The next start carries on with its data.\n`,
    )
  return code
}
