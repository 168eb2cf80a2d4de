import { writeFileSync } from "node:fs"
import { relative } from "node:path"
import { root } from "./root.mjs"
import { shorten } from "./shorten.mjs"

/**
 * A vitest reporter: writes to the file `VITEST_REPORT` how many tests passed and failed, and by name what failed
 * (`failures`) and what passed only the second time (`unsteady`).
 */
export default class VitestReport {
  onTestRunEnd(modules, unhandledErrors) {
    const report = { passed: 0, failed: 0, failures: [], unsteady: [] }
    const fail = (name, errors) => {
      report.failed += 1
      report.failures.push(`${name}\n${shorten(errors.map(({ message }) => message).join("\n"))}`)
    }
    for (const module of modules) {
      const file = relative(root, module.moduleId)
      // A file that cannot even be loaded has no tests of its own to fail.
      if (module.errors().length > 0) fail(file, module.errors())
      for (const suite of module.children.allSuites()) {
        if (suite.errors().length > 0) fail(`${file} ${suite.fullName}`, suite.errors())
      }
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result()
        if (state === "failed") fail(`${file} ${test.fullName}`, errors)
        else if (state === "passed") report.passed += 1
        if (test.diagnostic()?.flaky)
          report.unsteady.push(`${file} ${test.fullName}\n${shorten(errors[0]?.message)}`)
      }
    }
    if (unhandledErrors.length > 0) fail("outside the tests", unhandledErrors)
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(report))
  }
}
