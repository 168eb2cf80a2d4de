import { spawnSync } from "node:child_process"
import { accessSync, constants, existsSync, mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { root } from "./root.mjs"

const debianChromium = "/usr/bin/chromium"
const packagedFolder = join(root, "node_modules", ".cache", "chromium")

/** What a test browser is started with: no screen, no sandbox (root has none), no calls to its maker. */
export const browserFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // WebGL is computed: test machines have no graphics card.
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
]

/**
 * Finds a Chromium, or installs one: CHROMIUM_PATH, the system's, the packaged one, Debian's. Throws with what to
 * do when there is none. Sets CHROMIUM_PATH, so that programs started from here need not search.
 */
export async function findBrowser() {
  const path = await search()
  process.env.CHROMIUM_PATH = path
  return path
}

async function search() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (canStart(named)) return named
    throw new Error(`CHROMIUM_PATH=${named} does not start: correct it, or unset it to have one found.`)
  }
  if (canStart(debianChromium)) return debianChromium
  const packaged = await unpackPackaged()
  if (packaged && canStart(packaged)) return packaged
  // Half unpacked it would never start: the next run unpacks it anew.
  rmSync(packagedFolder, { recursive: true, force: true })
  if (installDebian() && canStart(debianChromium)) return debianChromium
  throw new Error(
    "no Chromium was found: install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to it.",
  )
}

function canStart(path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  return spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0
}

/** The npm package holds a compressed Chromium made for Amazon's Linux; with its libraries it runs on others too. */
async function unpackPackaged() {
  if (process.platform !== "linux" || process.arch !== "x64") return null
  const before = process.env.TMPDIR
  try {
    mkdirSync(packagedFolder, { recursive: true })
    // It unpacks to the folder for temporary files, where another user's copy may lie.
    process.env.TMPDIR = packagedFolder
    process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x"
    const { default: chromium } = await import("@sparticuz/chromium")
    return await chromium.executablePath()
  } catch {
    return null
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false
  process.stdout.write("Installing Chromium with apt-get ...\n")
  const run = (...args) =>
    spawnSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0
  run("update")
  const isThere = run("install", "-y", "--no-install-recommends", "chromium")
  // Chinese in screenshots; the tests themselves do without.
  if (isThere) run("install", "-y", "--no-install-recommends", "fonts-noto-cjk")
  return isThere
}
