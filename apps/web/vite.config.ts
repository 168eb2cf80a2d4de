import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { compileCatalogues } from "./compile-catalogues.ts"

export default defineConfig({
  plugins: [compileCatalogues(), tailwindcss(), reactRouter()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  // Workspace packages are TypeScript sources: they are compiled into the bundle like our own files.
  ssr: { noExternal: [/^@roomwright\//] },
})
