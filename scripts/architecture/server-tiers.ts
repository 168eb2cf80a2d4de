import { isListed } from "./exemptions.ts"
import type { Module } from "./parse-module.ts"
import { importsOf } from "./resolve-import.ts"
import type { SourceTree } from "./source-tree.ts"
import { isTestFile } from "./text-file.ts"
import { featureTiers, platformFiles, serverJoiners } from "./tiers.ts"
import type { Rule, Violation } from "./violation.ts"

const source = "apps/server/src/"

/** What a file of the server is; null is a file outside of it. */
export type ServerPlace =
  | { readonly kind: "platform" }
  | { readonly kind: "feature"; readonly feature: string; readonly tier: number | null }
  | { readonly kind: "joiner" }
  | { readonly kind: "other" }

/** Where a file of the server stands, or null outside the server. */
export function placeInServer(path: string): ServerPlace | null {
  if (!path.startsWith(source)) return null
  if (path.startsWith(`${source}platform/`) || isListed(path, platformFiles)) return { kind: "platform" }
  const feature = /^features\/([^/]+)\//.exec(path.slice(source.length))?.[1]
  if (feature !== undefined) return { kind: "feature", feature, tier: tierOf(feature) }
  return isListed(path, serverJoiners) ? { kind: "joiner" } : { kind: "other" }
}

/** The tier of a feature, or null for one that the table does not know. */
export const tierOf = (feature: string): number | null =>
  Object.hasOwn(featureTiers, feature) ? (featureTiers[feature] ?? null) : null

/** Platform knows no feature; features go through doors of lower tiers. */
export const checkServerTiers: Rule = (tree) => tree.modules.flatMap((module) => checkModule(tree, module))

function checkModule(tree: SourceTree, module: Module): Violation[] {
  const here = placeInServer(module.path)
  if (!here || here.kind === "joiner") return []
  if (here.kind === "feature" && here.tier === null) {
    const message = `feature "${here.feature}" has no tier; add it to scripts/architecture/tiers.ts`
    return [{ path: module.path, line: 0, rule: "server-tiers", message }]
  }
  return importsOf(tree, module).flatMap(({ target, line }) => {
    if (target.kind !== "file") return []
    const message = faultOf(here, module.path, target.path)
    return message === null ? [] : [{ path: module.path, line, rule: "server-tiers", message }]
  })
}

function faultOf(here: ServerPlace, path: string, targetPath: string): string | null {
  const there = placeInServer(targetPath)
  if (!there || there.kind === "platform") return null
  if (there.kind === "joiner") {
    // Tests go through the whole application, which is what the joiners make.
    if (isTestFile(path)) return null
    return `imports ${targetPath}, which joins the features from above; register with it instead`
  }
  if (there.kind === "other") {
    return here.kind === "other"
      ? null
      : `imports ${targetPath}, which is neither platform nor a feature; move it`
  }
  if (here.kind !== "feature") {
    return `${here.kind === "platform" ? "platform" : "this file"} knows no feature, but imports ${targetPath}; let app.ts hand it in`
  }
  return doorFault(here, there, targetPath)
}

function doorFault(
  here: ServerPlace & { kind: "feature" },
  there: ServerPlace & { kind: "feature" },
  targetPath: string,
): string | null {
  if (here.feature === there.feature) return null
  const door = `${source}features/${there.feature}/${there.feature}.public.ts`
  if (there.tier === null || here.tier === null || there.tier >= here.tier) {
    return `${here.feature} (tier ${here.tier}) must not import ${there.feature} (tier ${there.tier}); let app.ts register a handler or a reader`
  }
  return targetPath === door
    ? null
    : `goes past the door of ${there.feature}; import ${there.feature}.public.ts`
}
