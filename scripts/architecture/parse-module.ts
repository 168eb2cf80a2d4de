import { parseSync, Visitor, type Comment, type Program } from "oxc-parser"
import type { TextFile } from "./text-file.ts"

/** One reference to another module: an import, a re-export, `import()`, or a worker's `new URL(…)`. */
export interface ImportedModule {
  readonly specifier: string
  readonly offset: number
  /** Names as exported there, by the name they have here. `*` is the whole module. */
  readonly names: ReadonlyMap<string, string>
  /** Names a file on disk to load, which may be no module. */
  readonly isAddress: boolean
}

export interface Module extends TextFile {
  readonly program: Program
  readonly comments: readonly Comment[]
  readonly imports: readonly ImportedModule[]
  /** What the parser could not read. */
  readonly faults: readonly { readonly message: string; readonly offset: number }[]
}

/** Parses a module and gathers all its imports, wherever in the file they stand. */
export function parseModule({ path, text }: TextFile): Module {
  const parsed = parseSync(path, text)
  return {
    path,
    text,
    // Each is made when it is first asked for: most rules look at the trees of few files.
    get program() {
      return parsed.program
    },
    get comments() {
      return parsed.comments
    },
    imports: [
      ...readStaticImports(parsed.module),
      ...(mayImportElsewhere.test(text) ? readOtherImports(parsed.program) : []),
    ],
    faults: parsed.errors.map(({ message, labels }) => ({ message, offset: labels[0]?.start ?? 0 })),
  }
}

/** `import(…)` of modules and types, and `new URL(…)`, whatever stands between. */
const mayImportElsewhere = /\bimport\s*(?:\/[*/][^]*?)?\(|\bURL\b/

type EsModule = ReturnType<typeof parseSync>["module"]

function readStaticImports({ staticImports, staticExports }: EsModule): ImportedModule[] {
  const imports = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    offset: moduleRequest.start,
    names: new Map(
      entries.map(({ importName, localName }) => [
        localName.value,
        importName.name ?? namelessImport(importName),
      ]),
    ),
    isAddress: false,
  }))
  const exports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest
        ? [
            {
              specifier: moduleRequest.value,
              offset: moduleRequest.start,
              names: new Map([[importName.name ?? "*", importName.name ?? "*"]]),
              isAddress: false,
            },
          ]
        : [],
    ),
  )
  return [...imports, ...exports]
}

const namelessImport = ({ kind }: { readonly kind: string }) => (kind === "Default" ? "default" : "*")

function readOtherImports(program: Program): ImportedModule[] {
  const found: ImportedModule[] = []
  const add = (
    source: { readonly type: string; readonly start: number; readonly value?: unknown },
    isAddress: boolean,
  ) => {
    if (source.type !== "Literal" || typeof source.value !== "string") return
    found.push({ specifier: source.value, offset: source.start, names: new Map(), isAddress })
  }
  new Visitor({
    ImportExpression: ({ source }) => add(source, false),
    TSImportType: ({ source }) => add(source, false),
    NewExpression({ callee, arguments: [address, base] }) {
      const isUrl = callee.type === "Identifier" && callee.name === "URL"
      const isHere = base?.type === "MemberExpression" && base.object.type === "MetaProperty"
      if (isUrl && isHere && address) add(address, true)
    },
  }).visit(program)
  return found
}
