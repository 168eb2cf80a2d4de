import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { join } from "node:path"
import { defineConfig } from "vite"
import { compileCatalogues } from "./compile-catalogues.ts"
import { findTextFiles, siteTextsOf } from "./find-text-files.ts"
import { leaveOutSchemas } from "./leave-out-schemas.ts"
import { packFiles } from "./pack-files.ts"
import { takeIconsAlone } from "./take-icons-alone.ts"

const languages = ["zh", "en", "vi"]

/**
 * What a page starts with comes in a few files: each one costs a slow line a question and an answer. What the frame of
 * every page stands on is one of them, what public pages share another, what articles and the help share a third; what
 * only pages of accounts and modals share comes with those, and so do what tells signed-in readers live, what only their
 * own pages share, and what only the back office needs.
 */
const fewFiles = [
  // Only for who asks to see something in 3D; several things that show it would else have it come with every page.
  { name: "three", test: /node_modules\/three\/build\//, priority: 10 },
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 9 },
  { name: "router", test: /node_modules\/react-router\//, priority: 8 },
  ...languages.map((language) => ({
    name: siteTextsOf(language),
    test: new RegExp(`/i18n/src/site/${language}\\.json$`),
    priority: 8,
  })),
  fileOf("frame", /\/app\/(?:root|entry\.client|layout\/site-layout)\.tsx/, 7),
  // Of empty and broken places, which most visits do not see.
  { name: "drawings", test: /\/ui\/src\/drawings\.tsx$/, priority: 7 },
  { name: "fonts", test: /\/platform\/fonts\/preload-fonts\.ts$/, priority: 7 },
  fileOf(
    "pages",
    /\/app\/(?:catalogue(?!\/(?:model|my-products))|errors|home(?!\/admin)|works(?!\/my-works))\//,
    6.5,
    isOfLists,
  ),
  // Pages of one thing need none of it.
  { name: "lists", test: isOfLists, priority: 6 },
  fileOf("reading", /\/app\/content\/(?!feedback-|admin\/)/, 5.5),
  fileOf("plans", /\/app\/plans\/price\.page\.tsx/, 5),
  fileOf("legal", /\/app\/legal\//, 4),
  fileOf("accounts", /\/app\/accounts\/(?!admin\/)/, 3),
  fileOf("live", /\/app\/(?:layout\/(?!admin|studio)|platform\/(?:inbox|session)\/)/, 2),
  fileOf(
    "own",
    /\/app\/(?:applications|catalogue\/my-products|favourites|notifications|orders|payments|plans|projects|reports|works\/my-works)\/(?!admin\/)/,
    1,
  ),
  fileOf("admin", /\/app\/(?:[a-z-]+\/)?admin\//, 0),
]

interface ImportGraph {
  getModuleInfo(file: string): { readonly importers: readonly string[] } | null
}

/** A file of what several parts share, if code of this owner needs it. Who comes first takes it: the order counts. */
function fileOf(
  name: string,
  owner: RegExp,
  priority: number,
  isElsewhere: (file: string) => boolean = () => false,
) {
  const isNeeded = (file: string, graph: ImportGraph): boolean => {
    const above = new Set([file])
    // A set goes on to what is added meanwhile.
    for (const each of above)
      for (const importer of graph.getModuleInfo(each)?.importers ?? []) above.add(importer)
    return [...above].some((each) => owner.test(each))
  }
  return {
    name: (file: string, graph: ImportGraph) => (isNeeded(file, graph) ? name : null),
    test: (file: string) => isCode(file) && !isElsewhere(file),
    minShareCount: 2,
    priority,
  }
}

/** What lists are made of: filters, sorting, pages. */
const listFiles =
  /\/(?:platform\/lists\/(?:list-|filter-|sort-|active-|nothing-|use-steady-|use-seen-|use-list-|chip-|ways-|nearest-)|ui\/src\/pagination)[^/]*$/

function isOfLists(file: string): boolean {
  return listFiles.test(file)
}

/** Texts come one language at a time. */
function isCode(file: string): boolean {
  return !file.endsWith(".json")
}

export default defineConfig({
  plugins: [
    compileCatalogues(),
    leaveOutSchemas(),
    takeIconsAlone(),
    tailwindcss(),
    reactRouter(),
    packFiles(),
    findTextFiles(process.env["WEB_BUILD_DIR"] ?? join(import.meta.dirname, "build")),
  ],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } } },
  },
  // Workspace packages are TypeScript sources: they are compiled into the bundle like our own files.
  ssr: { noExternal: [/^@roomwright\//] },
})
