import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, resolve } from "node:path"
import { root } from "./root.mjs"
import { runProgram } from "./run-program.mjs"

const webFolder = join(root, "apps", "web")
// The server finds it there, too: apps/server/src/config.ts.
const buildFolder = resolve(root, process.env.WEB_BUILD_DIR || join(webFolder, "build"))
const stampFile = join(buildFolder, ".stamp.json")
const notSources = new Set(["node_modules", "build", ".react-router", "coverage"])

/** Builds the web app when its sources, the packages or the lockfile differ from those of the last build. */
export async function buildWeb(node, { force = false } = {}) {
  const files = [
    ...listFiles(webFolder),
    ...listFiles(join(root, "packages")),
    join(root, "package-lock.json"),
  ]
  const dates = hash(files, (path) => {
    const { size, mtimeMs } = statSync(path)
    return `${size} ${mtimeMs}`
  })
  const stamp = readStamp()
  if (!force && stamp?.dates === dates) return
  // A checkout changes dates; only other contents are a reason to build.
  const contents = hash(files, (path) => readFileSync(path))
  if (force || stamp?.contents !== contents) {
    process.stdout.write("Building the web app ...\n")
    // An interrupted build must not look like a finished one.
    rmSync(stampFile, { force: true })
    const { code, signal } = await runProgram(node, [findReactRouter(), "build"], {
      cwd: webFolder,
      env: { ...process.env, NODE_ENV: "production", WEB_BUILD_DIR: buildFolder },
    })
    if (signal) process.exit(1)
    if (code !== 0) throw new Error("The web app could not be built (see above).")
  }
  recordBuilt({ dates, contents })
}

function recordBuilt(stamp) {
  try {
    mkdirSync(dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, JSON.stringify(stamp))
  } catch {
    // Built by somebody else: the next start compares the contents again.
  }
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, "utf8"))
  } catch {
    return null
  }
}

function listFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return notSources.has(entry.name) ? [] : listFiles(path)
      return [path]
    })
}

function hash(files, read) {
  const sum = createHash("sha256")
  for (const path of files)
    sum
      .update(`${path.slice(root.length)}\0`)
      .update(read(path))
      .update("\0")
  return sum.digest("hex")
}

function findReactRouter() {
  const fromWeb = createRequire(join(webFolder, "package.json"))
  const folder = dirname(fromWeb.resolve("@react-router/dev/package.json"))
  return join(folder, JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).bin["react-router"])
}
