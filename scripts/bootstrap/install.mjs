import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fail, root } from "./root.mjs"
import { runProgram } from "./run-program.mjs"

const lockfile = join(root, "package-lock.json")
const stampFile = join(root, "node_modules", ".roomwright-install")

/** Runs `npm ci` when the packages are missing or not those of package-lock.json. A few file reads otherwise. */
export async function ensureInstalled() {
  const wanted = fingerprint()
  if (readOr(stampFile, "") === wanted) return
  if (!agreesWithLockfile()) {
    process.stdout.write("Installing packages ...\n")
    const { code, signal } = await runNpm([
      "ci",
      "--include=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
    ])
    if (signal) process.exit(1)
    if (code !== 0) fail("npm ci failed (see above): check the network and the disk, then start again.")
  }
  recordInstalled(wanted)
}

function recordInstalled(wanted) {
  try {
    writeFileSync(stampFile, wanted)
  } catch {
    // Installed by somebody else: the next start compares the packages again.
  }
}

function fingerprint() {
  const lock = createHash("sha256").update(readFileSync(lockfile)).digest("hex")
  return `${lock} ${process.platform} ${process.arch}`
}

/** npm notes what it installed: somebody may have run `npm install` by hand. */
function agreesWithLockfile() {
  const note = readOr(join(root, "node_modules", ".package-lock.json"), "")
  if (note === "") return false
  const installed = JSON.parse(note).packages
  const wanted = JSON.parse(readFileSync(lockfile, "utf8")).packages
  return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
    if (!path.startsWith("node_modules/")) return true
    const there = installed[path]
    if (!there) return optional === true || peer === true
    return link === true || (there.version === version && existsSync(join(root, path)))
  })
}

function runNpm(args) {
  // npm says where it is when it started us; otherwise it is on the path.
  const npm = process.env.npm_execpath
  if (npm && /\.[cm]?js$/.test(npm)) return runProgram(process.execPath, [npm, ...args])
  return runProgram("npm", args, { shell: process.platform === "win32" })
}

function readOr(path, fallback) {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return fallback
  }
}
