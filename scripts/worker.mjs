// `npm run worker`: does the server's jobs in a process of its own, on the same DATABASE_URL. The server has JOBS=off then.
import { chooseNode } from "./bootstrap/choose-node.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { runServer } from "./bootstrap/run-server.mjs"

await ensureInstalled()
process.exitCode = await runServer(chooseNode(), ["--worker"])
