import { existsSync } from "node:fs"
import { join } from "node:path"
import { fail, root } from "./root.mjs"

const packagedNames = { linux: "node-linux", win32: "node-win", darwin: "node-darwin" }

/**
 * The Node that runs the program: this one when it is 24 or newer, else the one that npm installed beside the
 * packages, else this one if it can run TypeScript at all.
 */
export function chooseNode() {
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major >= 24) return process.execPath
  const packaged = findPackagedNode()
  if (packaged) return packaged
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  return fail(
    `Node ${process.versions.node} is too old, and there is no packaged Node for ${process.platform}-${process.arch}: install Node 24 (nodejs.org) and start again.`,
  )
}

/** Flags for running our TypeScript on Nodes that still call it an experiment. */
export const nodeFlags = ["--disable-warning=ExperimentalWarning"]

/** Packaged programs are made for glibc, and find it here; other systems (Alpine, NixOS) bring their own Node. */
const loaders = { x64: "/lib64/ld-linux-x86-64.so.2", arm64: "/lib/ld-linux-aarch64.so.1" }

function findPackagedNode() {
  if (process.platform === "linux" && !existsSync(loaders[process.arch] ?? "")) return null
  const name = `${packagedNames[process.platform]}-${process.arch}`
  const file = process.platform === "win32" ? "node.exe" : "node"
  const path = join(root, "node_modules", name, "bin", file)
  return existsSync(path) ? path : null
}
