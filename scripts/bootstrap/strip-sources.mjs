// Takes the types away from every source that the server may load, and keeps the result by the source's hash
// (`load-stripped.mjs`). Node writes blanks for types, so lines and columns of stack traces stay right.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { join } from "node:path"
import { strippedFolder, strippedName } from "./stripped-name.mjs"
import { root } from "./root.mjs"

mkdirSync(strippedFolder, { recursive: true })
const known = new Set(readdirSync(strippedFolder))
const wanted = new Set()
for (const folder of [join(root, "apps", "server", "src"), join(root, "packages")])
  for (const path of listSources(folder)) {
    const source = readFileSync(path, "utf8")
    const name = strippedName(source)
    wanted.add(name)
    if (!known.has(name)) keep(name, source)
  }
// What another process is writing now has no such ending yet.
for (const name of known)
  if (name.endsWith(".mjs") && !wanted.has(name)) rmSync(join(strippedFolder, name), { force: true })

function keep(name, source) {
  // Another process may look for it now.
  const partial = join(strippedFolder, `${name}.${process.pid}`)
  writeFileSync(partial, stripTypeScriptTypes(source))
  renameSync(partial, join(strippedFolder, name))
}

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : listSources(path)
    return /(?<!\.test|\.prove|\.d)\.ts$/.test(entry.name) ? [path] : []
  })
}
