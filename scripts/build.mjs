// `npm run build`: builds the web app when it is stale; `--force` builds it anyway.
import { buildWeb } from "./bootstrap/build-web.mjs"
import { chooseNode } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { fail } from "./bootstrap/root.mjs"

await ensureInstalled()
await buildWeb(chooseNode(), { force: process.argv.includes("--force") }).catch((error) =>
  fail(error.message),
)
