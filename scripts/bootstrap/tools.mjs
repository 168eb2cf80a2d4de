import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { nodeFlags } from "./choose-node.mjs"
import { findLightBrowser } from "./find-browser.mjs"
import { root } from "./root.mjs"
import { runProgram } from "./run-program.mjs"
import { shorten } from "./shorten.mjs"

/** The phases that check without running tests. Each counts as one test. */
export function checks(node) {
  return {
    format: () => check(node, [findTool("oxfmt"), "--check"]),
    types: () => checkTypes(node),
    // After types: the rules that know types need those that React Router generates there.
    lint: () => check(node, [findTool("oxlint"), "--deny-warnings"]),
    architecture: () => check(node, [...nodeFlags, join(root, "scripts", "check-architecture.ts")]),
  }
}

async function check(node, args, cwd = root) {
  const { code, signal } = await runProgram(node, args, { cwd })
  if (signal) process.exit(1)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function checkTypes(node) {
  const web = join(root, "apps", "web")
  const generated = await check(node, [findTool("react-router", "@react-router/dev"), "typegen"], web)
  let failed = generated.failed
  const waiting = listTypeScriptProjects()
  const checkNext = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const result = await check(node, [findTool("tsc", "typescript"), "-p", project, "--checkers", "1"])
      failed += result.failed
    }
  }
  // Two projects beside each other: several checkers of one would each work out the same types.
  await Promise.all([checkNext(), checkNext()])
  return failed === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function listTypeScriptProjects() {
  const workspaces = ["apps", "packages"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  )
  return [root, join(root, "e2e"), ...workspaces]
    .map((folder) => join(folder, "tsconfig.json"))
    .filter((path) => existsSync(path))
}

/**
 * Runs vitest projects and counts their tests. With `isPatient` each may fail once, as in `playwright`; those that passed only
 * the second time are `unsteady`.
 */
export function vitest(node, projects, { isPatient = false } = {}) {
  return withReport(async (path) => {
    const selected = projects.flatMap((project) => ["--project", project])
    const reporters = [
      "--reporter=default",
      `--reporter=${join(root, "scripts", "bootstrap", "vitest-report.mjs")}`,
    ]
    const env = { ...process.env, VITEST_REPORT: path }
    const command = [findTool("vitest"), "run", ...selected, ...reporters, "--retry", isPatient ? "1" : "0"]
    const { code, signal } = await runProgram(node, command, { env })
    if (signal) process.exit(1)
    const report = readJson(path)
    return { ...report, ...settle(report.passed, report.failed, code) }
  })
}

/**
 * Runs a Playwright project and counts its tests. Those that passed only the second time are `unsteady`, by their names;
 * `isStrict` counts them as failed.
 */
export function playwright(node, project, { isStrict = false } = {}) {
  return withReport(async (report) => {
    await findLightBrowser()
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const command = [
      findTool("playwright", "@playwright/test"),
      "test",
      "--project",
      project,
      "--reporter=list,json",
    ]
    const { code, signal } = await runProgram(node, command, { env })
    if (signal) process.exit(1)
    const { stats, errors, suites } = readJson(report)
    const failed = stats.unexpected + errors.length + (isStrict ? stats.flaky : 0)
    const passed = stats.expected + (isStrict ? 0 : stats.flaky)
    return {
      ...settle(passed, failed, code),
      failures: [
        ...errors.map(({ message }) => shorten(message)),
        ...listJourneys(suites, "unexpected").map(
          ({ name, tests }) => `${name}\n${shorten(tests.at(-1)?.results.at(-1)?.error?.message)}`,
        ),
      ],
      unsteady: listJourneys(suites, "flaky").map(({ name }) => name),
    }
  })
}

function listJourneys(suites, wanted) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title, tests }) => ({ name: `${file}:${line} ${title}`, tests })),
    ...listJourneys(inner, wanted),
  ])
}

function settle(passed, failed, code) {
  // Something outside the tests failed, such as a promise that nobody waited for.
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

async function withReport(use) {
  const folder = mkdtempSync(join(tmpdir(), "roomwright-report-"))
  try {
    return await use(join(folder, "report.json"))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readJson(path) {
  if (!existsSync(path)) throw new Error("The tests ended without a report.")
  return JSON.parse(readFileSync(path, "utf8"))
}

/** The file of a program that an npm package brings. */
function findTool(program, packageName = program) {
  const fromHere = createRequire(join(root, "package.json"))
  const fromWeb = createRequire(join(root, "apps", "web", "package.json"))
  for (const from of [fromHere, fromWeb]) {
    for (const folder of from.resolve.paths(packageName) ?? []) {
      const manifest = join(folder, packageName, "package.json")
      if (!existsSync(manifest)) continue
      const { bin } = readJson(manifest)
      return join(dirname(manifest), typeof bin === "string" ? bin : bin[program])
    }
  }
  throw new Error(`${packageName} is not installed: run npm ci.`)
}
