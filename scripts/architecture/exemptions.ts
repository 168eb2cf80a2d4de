// Every exemption of a rule, with its reason, so that the list is seen to stay short.
// An entry that ends in "/" stands for a folder.

/** Data and generated files, which no one reads from top to bottom: no limit of length. */
export const longFiles: readonly string[] = [
  "apps/server/src/demo/content/",
  "apps/server/src/platform/database/row-types.ts",
]

/** Where misspelt words of the specification may stand. Contract paths, tests and texts are known to the rule. */
export const misspeltFiles: readonly string[] = [
  "packages/contract/src/page-paths.ts",
  "apps/web/app/routes.ts",
  // This list and the rule have to name the words.
  "scripts/architecture/",
  "docs/",
]

/** Where colours are born. */
export const colourFiles: readonly string[] = ["packages/ui/src/tokens.css"]

/** Hosts that are names of formats, never fetched. */
export const nameSpaceHosts: readonly string[] = ["www.w3.org", "schema.org", "www.sitemaps.org"]

/** Who may print to the console: what a person starts by hand. */
export const printingFiles: readonly string[] = ["scripts/", "bench/", "apps/server/src/main.ts"]

/** The only homes of three and of packages that bring it. */
export const threeFolders: readonly string[] = [
  "packages/studio/src/model-view/",
  "packages/studio/src/render/",
]

/** Whether `path` is one of the files, or lies in one of the folders, of a list. */
export const isListed = (path: string, list: readonly string[]): boolean =>
  list.some((entry) => (entry.endsWith("/") ? path.startsWith(entry) : path === entry))

/** Hosts that a file leads its reader to by a link, and loads nothing from: by file. */
export const linkedHosts: Readonly<Record<string, readonly string[]>> = {
  "apps/web/app/platform/share/share-dialog.tsx": ["www.facebook.com"],
}
