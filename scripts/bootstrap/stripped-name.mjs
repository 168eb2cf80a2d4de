import { createHash } from "node:crypto"
import { join } from "node:path"
import { root } from "./root.mjs"

/** Where sources without their types are kept. */
export const strippedFolder = join(root, "node_modules", ".cache", "roomwright", "stripped")

/** The file of a source without its types. Another Node may strip otherwise. */
export const strippedName = (source) =>
  `${createHash("sha256").update(process.version).update("\0").update(source).digest("hex")}.mjs`
