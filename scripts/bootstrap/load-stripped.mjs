// Loaded before the server (`--import`): its modules come without their types, as `strip-sources.mjs` keeps them. Node's
// own stripping is a compiler that stays in memory, 20 MB, and so does all of what Node's compile cache once read, 23 MB.
// Another process strips what is new, once; where that fails, Node strips as it always does.
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { join } from "node:path"
import { strippedFolder, strippedName } from "./stripped-name.mjs"

let mayStrip = true

registerHooks({
  load(url, context, nextLoad) {
    if (!/^file:.*\.ts$/.test(url)) return nextLoad(url, context)
    const name = strippedName(readFileSync(new URL(url), "utf8"))
    const source = read(name) ?? (stripNew() ? read(name) : null)
    return source === null ? nextLoad(url, context) : { format: "module", source, shortCircuit: true }
  },
})

function read(name) {
  try {
    return readFileSync(join(strippedFolder, name), "utf8")
  } catch {
    return null
  }
}

function stripNew() {
  if (!mayStrip) return false
  mayStrip = false
  try {
    execFileSync(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "strip-sources.mjs")],
      {
        stdio: "ignore",
      },
    )
    return true
  } catch {
    return false
  }
}
