import { compileCatalogue } from "@roomwright/i18n/catalogue"
import type { Plugin } from "vite"

/** Parses the message catalogues when the site is built, so that no parser travels to the browser. */
export function compileCatalogues(): Plugin {
  return {
    name: "roomwright:compile-catalogues",
    enforce: "pre",
    transform: {
      filter: { id: /i18n\/src\/[a-z0-9-]+\/(zh|en|vi)\.json$/ },
      handler(source: string) {
        const catalogue: unknown = JSON.parse(source)
        const compiled = compileCatalogue(catalogue as Record<string, string>)
        return { code: `export default ${JSON.stringify(compiled)}`, map: null, moduleType: "js" }
      },
    },
  }
}
