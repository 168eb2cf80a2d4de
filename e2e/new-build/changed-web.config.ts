import { join } from "node:path"
import { defineConfig, loadConfigFromFile, mergeConfig, type Plugin } from "vite"

const webConfig = join(import.meta.dirname, "../../apps/web/vite.config.ts")

/** Changes every page a little, as a new release does: the files of its code get other names. */
const changePages = (): Plugin => ({
  name: "change-pages",
  transform: (code, id) => (id.endsWith(".page.tsx") ? `${code}\nglobalThis.builtAgain = true` : undefined),
})

export default defineConfig(async (environment) => {
  const web = await loadConfigFromFile(environment, webConfig)
  return mergeConfig(web?.config ?? {}, { plugins: [changePages()] })
})
