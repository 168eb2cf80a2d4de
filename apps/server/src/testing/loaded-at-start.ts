import { registerHooks } from "node:module"

// Run before anything else (`node --import`): tells which packages are loaded, as one JSON line when it is over.
const packages = new Set<string>()

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(found.url)?.[1]
    if (name !== undefined) packages.add(name)
    return found
  },
})

process.once("exit", () => process.stdout.write(JSON.stringify([...packages])))
