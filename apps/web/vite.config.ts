import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { join } from "node:path"
import { defineConfig } from "vite"
import { compileCatalogues } from "./compile-catalogues.ts"
import { findTextFiles, siteTextsOf } from "./find-text-files.ts"
import { leaveOutInstrumentation } from "./leave-out-instrumentation.ts"
import { leaveOutSchemas } from "./leave-out-schemas.ts"
import { packFiles } from "./pack-files.ts"
import { shrinkFiles } from "./shrink-files.ts"
import { slimServer } from "./slim-server.ts"
import { takeIconsAlone } from "./take-icons-alone.ts"
import { writeOutPaths } from "./write-out-paths.ts"

const languages = ["zh", "en", "vi"]

/**
 * What a page starts with comes in a few files: each one costs a slow line a question and an answer. What the frame of
 * every page stands on is one of them; what public pages share is several, so that a page of text brings no cards and a
 * price no filters; what articles and the help share is another. What only pages of accounts and modals share comes with
 * those, and so do what tells signed-in readers live, what only their own pages share, and what only the back office needs.
 * `e2e/script-weight.e2e.ts` weighs each public page.
 */
const ownersOfPages =
  /\/app\/(?:(?:catalogue(?!\/(?:admin|model|my-products))|errors|home(?!\/admin)|works(?!\/my-works))\/|studio\/(?:tour\/tour|view\/view)\.page\.tsx)/

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
  // Lists and pages of one thing draw it: it would bring the file of lists to every page.
  { ...fileOf("chevron", ownersOfPages, 6.95), test: /\/lucide-react\/dist\/.*\/chevron-left/ },
  // Of the first screen of the home page and of pages of one thing: it would bring their file along.
  {
    name: "abilities",
    test: /\/lucide-react\/dist\/.*\/(?:armchair|camera|pencil-ruler|shopping-bag)\./,
    priority: 6.95,
  },
  // Each takes along what it needs itself: texts and calls first, then cards, then what lists are made of.
  {
    ...fileOf("texts", ownersOfPages, 6.9),
    test: /\/app\/platform\/(?:document-head\/|filter-address|locale\/|lists\/(?:breadcrumb|chip-class|corrected|dropped|nothing-found|page-head)|page-context)[^.]*\.tsx?$/,
  },
  // The little that the page of a product needs of calls, forms and the cart: the files of all of those would bring more.
  {
    ...fileOf("offer", /\/app\/catalogue\/product\.page\.tsx/, 6.87),
    test: /\/(?:contract\/src\/(?:endpoint|media\/picture|catalogue\/product-models)\.ts|app\/(?:catalogue\/model\/use-viewer|platform\/cart\/use-put-into-cart)|ui\/src\/(?:field-note|text-field)|lucide-react\/dist\/.*\/(?:box|circle-exclamation-point|circle-slash|expand|rotate-3d|rotate-ccw)\.)/,
  },
  {
    ...fileOf("calls", ownersOfPages, 6.85),
    test: /\/contract\/src\/(?!renders\/(?!kinds|limits))/,
  },
  // Only of pages that show renders.
  {
    ...fileOf("renders", ownersOfPages, 6.8),
    test: /\/(?:contract\/src\/renders\/|ui\/src\/video-player)[^/]*$/,
  },
  {
    ...fileOf("cards", ownersOfPages, 6.75),
    test: /\/(?:app\/platform\/cards\/(?!picture-thumbs)|ui\/src\/(?:masonry|swatches)\.tsx$)/,
  },
  // Of pages of one thing: hearts, sharing.
  {
    ...fileOf("things", ownersOfPages, 6.7),
    test: /\/app\/platform\/(?:favourites\/|share\/)/,
  },
  // Pages of one thing need none of it.
  { name: "lists", test: isOfLists, priority: 6.6 },
  {
    ...fileOf("products", /\/app\/catalogue\/(?:products|product-results)\.page\.tsx/, 6.55),
    test: /\/app\/catalogue\/(?:active-product|category-|price-|product-(?:filters|sorts|total)|understood-)[^/]*$/,
  },
  // Of the pages of a work and of a product: their pictures.
  { ...fileOf("gallery", ownersOfPages, 6.53), test: /\/app\/platform\/(?:gallery|cards\/picture-thumbs)/ },
  // Of the page of a work and that of a product; the file of all pages would carry it everywhere.
  {
    ...fileOf("begin", ownersOfPages, 6.52),
    test: /\/app\/(?:platform\/start-design|catalogue\/model)\//,
  },
  // Of the same two pages: putting things into the cart, and what is like a thing that is gone.
  {
    ...fileOf("cart", ownersOfPages, 6.51),
    test: /\/app\/platform\/cart\/(?!cart-(?:link|count)|visitor-cart)/,
  },
  fileOf("pages", ownersOfPages, 6.5, isOfLists),
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
  /\/(?:platform\/lists\/(?:list-|filter-|sort-|active-|nothing-|no-results|use-steady-|use-seen-|use-list-|chip-|ways-|nearest-)|ui\/src\/pagination|works\/designer-grid)[^/]*$/

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
    leaveOutInstrumentation(),
    takeIconsAlone(),
    writeOutPaths(),
    tailwindcss(),
    reactRouter(),
    shrinkFiles(),
    slimServer(),
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
