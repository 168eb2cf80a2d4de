// `npm run prove`: everything that `npm test` does, and the long proofs.
import { chooseNode } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { runPhases } from "./bootstrap/phases.mjs"
import { allTests } from "./bootstrap/test-phases.mjs"
import { playwright, vitest } from "./bootstrap/tools.mjs"

// Journeys look at each page in one width a language, and some are made in one language; here in every one.
process.env.EVERY_FORM = "1"
// Properties draw values that no run has tried.
process.env.PROPERTY_SEED ??= "new"
await ensureInstalled()
const node = chooseNode()
await runPhases({
  ...allTests(node, { isStrict: true }),
  "long proofs": () => vitest(node, ["prove"]),
  "long journeys": () => playwright(node, "prove", { isStrict: true }),
})
