import DxfParser, { type IBlock, type IEntity } from "dxf-parser"
import { countNotes, importLimits, RefusedFile } from "./import-report.ts"

/** The text of a DXF, once its size, kind and form are checked. Throws `RefusedFile`. */
export function readText(bytes: Uint8Array): string {
  if (bytes.length > importLimits.dxfBytes) throw new RefusedFile("tooLarge")
  const head = new TextDecoder().decode(bytes.subarray(0, 24))
  if (head.startsWith("AutoCAD Binary DXF")) throw new RefusedFile("binary")
  if (/^AC10\d\d/.test(head)) throw new RefusedFile("dwg")
  const text = new TextDecoder().decode(bytes)
  checkPairs(text)
  return text
}

/** Lines of a DXF go in pairs, a number and a value, up to the end of file. */
function checkPairs(text: string): void {
  if (!/\n\s*EOF\s*$/.test(text))
    throw new RefusedFile(/^\s*0\s*\r?\n\s*SECTION/.test(text) ? "cut" : "broken")
  let entities = 0
  let at = 0
  // A reader that goes line by line keeps no second copy of the whole.
  while (at < text.length) {
    const codeEnd = text.indexOf("\n", at)
    if (codeEnd < 0) break
    const valueEnd = text.indexOf("\n", codeEnd + 1)
    const code = text.slice(at, codeEnd).trim()
    if (!/^-?\d{1,5}$/.test(code)) throw new RefusedFile("broken")
    if (code === "0") entities += 1
    if (entities > importLimits.entities) throw new RefusedFile("tooMany")
    if (valueEnd < 0) break
    at = valueEnd + 1
  }
}

/** Types that the parser leaves out, with how many of them there are. */
export function listUnparsed(text: string): readonly (readonly [string, number])[] {
  const counts = countNotes()
  for (const [, what = ""] of text.matchAll(
    /^ *0\r?\n(HATCH|REGION|3DSOLID|BODY|MLINE|LEADER|ACAD_TABLE|IMAGE|WIPEOUT)\r?$/gm,
  ))
    counts.add(what)
  return counts.entries()
}

interface Parsed {
  readonly entities: readonly IEntity[]
  readonly blocks: Readonly<Record<string, IBlock>>
  readonly header: Readonly<Record<string, unknown>>
  readonly layers: Readonly<
    Record<string, { readonly name: string; readonly frozen?: boolean; readonly visible?: boolean }>
  >
}

/** Takes a DXF apart. Throws `RefusedFile`. */
export function parseDxf(text: string): Parsed {
  try {
    const parsed = new DxfParser().parseSync(text)
    if (!parsed) throw new RefusedFile("broken")
    return {
      entities: parsed.entities ?? [],
      blocks: parsed.blocks ?? {},
      header: parsed.header ?? {},
      layers: parsed.tables?.layer?.layers ?? {},
    }
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile("broken")
  }
}
