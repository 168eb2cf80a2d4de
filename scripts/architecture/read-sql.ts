/** What a piece of SQL does with a table. `name` is null where the statement leaves the name to a parameter. */
export interface TableUse {
  readonly kind: "read" | "write" | "create" | "alter" | "reference"
  readonly name: string | null
  readonly offset: number
}

interface Token {
  readonly text: string
  readonly kind: "word" | "quoted" | "sign"
  readonly offset: number
}

// Comments and strings are matched so that they are skipped, words in them being no SQL.
const tokenPattern =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$\$[\s\S]*?\$\$|"((?:[^"]|"")*)"|([\p{L}_\u{E000}][\p{L}\p{N}_$\u{E000}]*)|([^\s])/gu

/** Stands in a statement for a value or a name that is only known when it runs. */
export const unknownName = "\u{E000}"

function readTokens(sql: string): Token[] {
  return [...sql.matchAll(tokenPattern)].flatMap(
    ({ 1: quoted, 2: word, 3: sign, index: offset }): Token[] => {
      if (quoted !== undefined) return [{ text: quoted, kind: "quoted", offset }]
      if (word !== undefined) return [{ text: word.toLowerCase(), kind: "word", offset }]
      return sign === undefined ? [] : [{ text: sign, kind: "sign", offset }]
    },
  )
}

const noAlias = new Set(
  "where group order having limit offset union intersect except on using join inner left right full cross natural set returning for window fetch values when select as tablesample with from".split(
    " ",
  ),
)
const fillers = new Set(["if", "not", "exists", "only", "lateral", "table", "concurrently"])

/** The tables a piece of SQL names, and the names it gives to its own subqueries (`with x as (…)`). */
export function readTableUses(sql: string): { readonly uses: TableUse[]; readonly ownNames: string[] } {
  const tokens = readTokens(sql)
  const is = (at: number, ...words: readonly string[]) => {
    const token = tokens[at]
    return token?.kind !== "quoted" && token !== undefined && words.includes(token.text)
  }
  const uses: TableUse[] = []
  const ownNames: string[] = []
  const skipFillers = (at: number): number => {
    const token = tokens[at]
    return token?.kind === "word" && fillers.has(token.text) ? skipFillers(at + 1) : at
  }

  /** Adds the table named at a place, after words such as "if not exists". Returns the place behind it. */
  const add = (kind: TableUse["kind"], from: number): number => {
    let at = skipFillers(from)
    // A schema stands before the table: public.work.
    if (is(at + 1, ".") && tokens[at + 2]) at += 2
    const token = tokens[at]
    if (!token || token.kind === "sign") return at
    uses.push({ kind, name: token.text === unknownName ? null : token.text, offset: token.offset })
    return at + 1
  }

  /** `from a, b as x, (select …) y`: the tables between the commas. */
  const addList = (kind: TableUse["kind"], from: number): void => {
    let at = skipFillers(from)
    at = is(at, "(") ? closing(at) + 1 : add(kind, at)
    if (is(at, "(")) at = closing(at) + 1
    if (is(at, "as")) at += 1
    const alias = tokens[at]
    if (alias && alias.kind !== "sign" && !(alias.kind === "word" && noAlias.has(alias.text))) at += 1
    if (is(at, ",")) addList(kind, at + 1)
  }

  const closing = (open: number): number => {
    let depth = 0
    for (let at = open; at < tokens.length; at += 1) {
      if (is(at, "(")) depth += 1
      if (is(at, ")")) depth -= 1
      if (depth === 0) return at
    }
    return tokens.length
  }

  for (const at of tokens.keys()) {
    if (is(at, "create")) {
      const kindAt = [1, 2, 3].map((step) => at + step).find((place) => is(place, "table", "view"))
      const between = tokens.slice(at + 1, kindAt).every(({ text }) => createWords.has(text))
      if (kindAt !== undefined && between) add("create", kindAt + 1)
    } else if (is(at, "alter", "drop") && is(at + 1, "table")) add("alter", at + 2)
    else if (is(at, "references")) add("reference", at + 1)
    else if (is(at, "insert", "merge") && is(at + 1, "into")) add("write", at + 2)
    else if (is(at, "truncate")) addList("write", at + 1)
    else if (is(at, "refresh") && is(at + 1, "materialized")) add("write", at + 3)
    else if (is(at, "update") && isUpdate(at)) add("write", at + 1)
    else if (is(at, "delete") && is(at + 1, "from")) add("write", at + 2)
    else if (is(at, "from") && !is(at - 1, "delete", "distinct")) addList("read", at + 1)
    else if (is(at, "join", "using") && !is(at + 1, "(")) addList("read", at + 1)
    else if (is(at, "as") && isSubqueryName(at)) ownNames.push(nameBefore(at))
  }
  return { uses: uses.filter(({ name }) => name === null || !ownNames.includes(name)), ownNames }

  /** `update x set`, not `for update of x` or `do update set`. */
  function isUpdate(at: number): boolean {
    const name = skipFillers(at + 1)
    const behind = is(name + 1, ".") ? name + 3 : name + 1
    return !is(name, "set", "of") && [behind, behind + 1, behind + 2].some((place) => is(place, "set"))
  }

  /** `with x as (`, `, x (a, b) as materialized (`. */
  function isSubqueryName(at: number): boolean {
    const opens =
      is(at + 1, "(") || (is(at + 1, "materialized", "not") && (is(at + 2, "(") || is(at + 3, "(")))
    const name = placeOfName(at)
    return opens && is(name - 1, "with", "recursive", ",")
  }

  function placeOfName(at: number): number {
    if (!is(at - 1, ")")) return at - 1
    return tokens.findLastIndex((_, place) => place < at && is(place, "(")) - 1
  }

  function nameBefore(at: number): string {
    return tokens[placeOfName(at)]?.text ?? ""
  }
}

const createWords = new Set([
  "unlogged",
  "temp",
  "temporary",
  "or",
  "replace",
  "materialized",
  "global",
  "local",
])
