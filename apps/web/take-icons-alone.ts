import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

/**
 * Has every file import its icons from their own modules. Through the one module that names all of them, each icon would
 * seem to be needed wherever any is, and those of the back office would come with every page.
 */
export function takeIconsAlone(): Plugin {
  const files = readIconFiles()
  return {
    name: "roomwright:take-icons-alone",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: /from "lucide-react"/ },
      handler(source: string) {
        const code = source.replaceAll(
          /import (?!type)\{([^}]*)\} from "lucide-react"/g,
          (_all, names: string) =>
            names
              .split(",")
              .map((each) => each.trim())
              .filter((each) => each !== "")
              .map((each) => importAlone(each, files))
              .join("; "),
        )
        return { code, map: null }
      },
    },
  }
}

/** `Search`, `X as Close` or `type LucideIcon`, as an import of its own on the same line. */
function importAlone(part: string, files: ReadonlyMap<string, string>): string {
  if (part.startsWith("type ")) return `import type { ${part.slice(5)} } from "lucide-react"`
  const [name = part, own = name] = part.split(" as ")
  const file = files.get(name)
  if (file === undefined) throw new Error(`lucide-react has no icon ${name}.`)
  return `import ${own} from "lucide-react/icons/${file}"`
}

/** By every name of an icon, its module. */
function readIconFiles(): Map<string, string> {
  const all = readFileSync(
    fileURLToPath(import.meta.resolve("lucide-react/dist/esm/lucide-react.mjs")),
    "utf8",
  )
  const files = new Map<string, string>()
  for (const [, names = "", file = ""] of all.matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([a-z0-9-]+)\.mjs'/g,
  ))
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  return files
}
