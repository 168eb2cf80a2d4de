import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"

const name = "virtual:text-files"

/** The file of the texts that every page needs, by language: a group of `vite.config.ts` each. */
export const siteTextsOf = (language: string): string => `site-${language}`

/**
 * Tells the server which files hold the texts of pages (`virtual:text-files`, language to address). The program asks for its
 * language only once it has begun; named in the page, it comes along with the rest. While one works on the site there are none.
 */
export function findTextFiles(buildFolder: string): Plugin {
  const assets = join(buildFolder, "client", "assets")
  return {
    name: "roomwright:find-text-files",
    applyToEnvironment: ({ name: environment }) => environment === "ssr",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      // The browser's part is built before the server's.
      const files = this.environment.mode === "build" && existsSync(assets) ? readdirSync(assets) : []
      const found = ["zh", "en", "vi"].flatMap((language) => {
        const file = files.find(
          (each) => each.startsWith(`${siteTextsOf(language)}-`) && each.endsWith(".js"),
        )
        return file ? [[language, `/assets/${file}`]] : []
      })
      return `export default ${JSON.stringify(Object.fromEntries(found))}`
    },
  }
}
