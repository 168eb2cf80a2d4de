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
  // A browser without windows hints letters otherwise; they are to be as wide as readers have them.
  "--font-render-hinting=none",
  // WebGL is computed: test machines have no graphics card.
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
]

/**
 * Finds a Chromium, or installs one: CHROMIUM_PATH, the system's, the packaged one, Debian's. Throws with what to
 * do when there is none. Sets CHROMIUM_PATH, so that programs started from here need not search.
 */
export const findBrowser = () => keep(() => findSystemBrowser() ?? findPackaged())

/**
 * Finds the browser for many pages: first the packaged one, which is made without windows and takes half the
 * processor's time of one that hides its windows. Where it does not run it is as `findBrowser`.
 */
export const findLightBrowser = () => keep(async () => (await findPackaged()) ?? findSystemBrowser())

async function keep(search) {
  const path = findNamed() ?? (await search()) ?? findInstalled()
  process.env.CHROMIUM_PATH = path
  return path
}

function findNamed() {
  const named = process.env.CHROMIUM_PATH
  if (!named) return null
  if (canStart(named)) return named
  throw new Error(`CHROMIUM_PATH=${named} does not start: correct it, or unset it to have one found.`)
}

const findSystemBrowser = () => (canStart(debianChromium) ? debianChromium : null)

function findInstalled() {
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

/** That it says its version is no proof that it shows pages: some libraries are loaded late. */
async function canShow(path) {
  if (!canStart(path)) return false
  const { chromium } = await import("@playwright/test")
  let browser = null
  try {
    browser = await chromium.launch({ executablePath: path, args: browserFlags, timeout: 30_000 })
    const page = await browser.newPage()
    await page.setContent("<p>shown")
    return (await page.innerText("p")) === "shown"
  } catch {
    return false
  } finally {
    await browser?.close()
  }
}

/**
 * The npm package holds a compressed Chromium made for Amazon's Linux. It runs with the machine's own libraries and
 * fonts where they are all there, else with those that the package brings.
 */
async function findPackaged() {
  if (process.platform !== "linux" || process.arch !== "x64") return null
  const before = { ...process.env }
  const path = await unpackPackaged()
  const brought = { ...process.env }
  setEnvironment(before)
  if (path === null) return null
  if (await canShow(path)) return path
  setEnvironment(brought)
  if (await canShow(path)) return path
  setEnvironment(before)
  // Half unpacked it would never start: the next run unpacks it anew.
  rmSync(packagedFolder, { recursive: true, force: true })
  return null
}

/** Unpacks it, and leaves the environment as it needs it when it is to run with its own libraries. */
async function unpackPackaged() {
  try {
    mkdirSync(packagedFolder, { recursive: true })
    // It unpacks to the folder for temporary files, where another user's copy may lie.
    process.env.TMPDIR = packagedFolder
    process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x"
    const { default: chromium } = await import("@sparticuz/chromium")
    return await chromium.executablePath()
  } catch {
    return null
  }
}

function setEnvironment(wanted) {
  for (const name of Object.keys(process.env))
    if (!(name in wanted)) Reflect.deleteProperty(process.env, name)
  for (const [name, value] of Object.entries(wanted)) process.env[name] = value
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
