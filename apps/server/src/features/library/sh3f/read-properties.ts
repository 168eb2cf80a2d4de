/** More than the largest library says. */
const mostKeys = 400_000

/**
 * Reads a Java properties file: `key=value`, `key: value` or `key value`, with `\uXXXX`, lines that go on after a backslash, and
 * comments. Text is UTF-8 where it is that, else ISO 8859-1, as Java reads it. Of a key that comes twice the last one counts.
 */
export function readProperties(bytes: Uint8Array): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const line of joinLines(decode(bytes))) {
    const { key, value } = splitLine(line)
    values.set(unescape(key), unescape(value))
    if (values.size > mostKeys) break
  }
  return values
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes).toString("latin1")
  }
}

function* joinLines(text: string): Generator<string> {
  let held: string | null = null
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.replace(/^[ \t\f]+/, "")
    if (held === null && (line === "" || line.startsWith("#") || line.startsWith("!"))) continue
    // An even number of backslashes are backslashes.
    const goesOn = (/\\+$/.exec(line)?.[0].length ?? 0) % 2 === 1
    const whole: string = (held ?? "") + (goesOn ? line.slice(0, -1) : line)
    if (goesOn) held = whole
    else {
      yield whole
      held = null
    }
  }
  if (held !== null) yield held
}

function splitLine(line: string): { readonly key: string; readonly value: string } {
  const key = /^(?:\\.|[^\\=: \t\f])*/s.exec(line)?.[0] ?? ""
  const value = line.slice(key.length).replace(/^[ \t\f]*[=:]?[ \t\f]*/, "")
  return { key, value }
}

const escapes: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r", f: "\f" }

const unescape = (text: string): string =>
  text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_all, code: string | undefined, other: string) =>
    code === undefined ? (escapes[other] ?? other) : String.fromCharCode(Number.parseInt(code, 16)),
  )
