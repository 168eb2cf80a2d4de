// `npm start`: from a bare clone to a running site. Plain JavaScript for Node 20: nothing is installed yet.
import { buildWeb } from "./bootstrap/build-web.mjs"
import { chooseNode } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { fail } from "./bootstrap/root.mjs"
import { runServer } from "./bootstrap/run-server.mjs"

await ensureInstalled()
const node = chooseNode()
await buildWeb(node).catch((error) => fail(error.message))
process.exitCode = await runServer(node)
