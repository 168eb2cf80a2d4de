// `npm run dev`: the site from its sources. The web app reloads by itself, the server starts again when its
// sources or those of the packages it uses change.
import { spawn } from "node:child_process"
import { existsSync, watch } from "node:fs"
import { join } from "node:path"
import { chooseNode, nodeFlags } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { root } from "./bootstrap/root.mjs"
import { whenOrphaned } from "./bootstrap/when-orphaned.mjs"

await ensureInstalled()
const node = chooseNode()
const main = join(root, "apps", "server", "src", "main.ts")
const watched = [
  "apps/server/src",
  "packages/contract/src",
  "packages/i18n/src",
  "packages/scene/src",
  "packages/models/src",
]
const settleMs = 150

let server = start()
let isStopping = false
let isStale = false
let timer

for (const folder of watched.map((path) => join(root, path)).filter((path) => existsSync(path))) {
  watch(folder, { recursive: true }, (_, name) => {
    if (name === null || /\.(?:test|prove)\.ts$|~$/.test(name) || !/\.(?:ts|json|sql)$/.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(restart, settleMs)
  })
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop)
whenOrphaned(() => stop("SIGTERM"))

function stop(signal) {
  isStopping = true
  if (server) server.kill(signal)
  else process.exit(0)
}

function start() {
  const child = spawn(node, [...nodeFlags, main, "--dev"], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  })
  child.once("exit", (code) => {
    server = null
    if (isStopping) process.exit(code ?? 1)
    if (isStale) restart()
    else process.stdout.write("The server ended. It starts again when a file changes.\n")
  })
  return child
}

function restart() {
  // Started again only when the old one is gone with its database.
  isStale = server !== null
  if (isStale) return void server.kill("SIGTERM")
  server = start()
}
