import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { compileCatalogues } from "./compile-catalogues.ts"

/**
 * What a page starts with comes in a few files: each one costs a slow line a question and an answer. What most pages
 * stand on is one of them; what only some share is another.
 */
const fewFiles = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  { name: "router", test: /node_modules\/react-router\//, priority: 3 },
  { name: "frame", test: isCode, minShareCount: 7, priority: 2 },
  { name: "shared", test: isCode, minShareCount: 2, priority: 1 },
]

/** Texts come one language at a time. */
function isCode(file: string): boolean {
  return !file.endsWith(".json")
}

export default defineConfig({
  plugins: [compileCatalogues(), tailwindcss(), reactRouter()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } } },
  },
  // Workspace packages are TypeScript sources: they are compiled into the bundle like our own files.
  ssr: { noExternal: [/^@roomwright\//] },
})
