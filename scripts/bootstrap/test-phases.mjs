import { buildWeb } from "./build-web.mjs"
import { checks, playwright, vitest } from "./tools.mjs"

/** What `npm test` does, in order: the quick and cheap first. `isStrict`: every test must pass the first time. */
export function allTests(node, { isStrict = false } = {}) {
  return {
    ...checks(node),
    "unit tests": () => vitest(node, ["unit"]),
    "API tests": () => vitest(node, ["api"], { isPatient: !isStrict }),
    "process tests": () => vitest(node, ["process"], { isPatient: !isStrict }),
    "web build": async () => {
      await buildWeb(node)
      return { passed: 1, failed: 0 }
    },
    "browser journeys": () => playwright(node, "journeys", { isStrict }),
  }
}
