/** One event of a stream: comments and fields that we do not use are left out. */
export interface StreamEvent {
  readonly id: string | null
  readonly data: string
}

/**
 * Takes the text of an event stream piece by piece and gives the events that are whole. A piece may end anywhere, also
 * between the two characters of a line's end.
 */
export function createEventParser(): (piece: string) => StreamEvent[] {
  let rest = ""
  return (piece) => {
    const blocks = (rest + piece).replaceAll("\r\n", "\n").split("\n\n")
    rest = blocks.pop() ?? ""
    return blocks.map(readBlock).filter((event) => event !== null)
  }
}

function readBlock(block: string): StreamEvent | null {
  let id: string | null = null
  const data: string[] = []
  for (const line of block.split("\n")) {
    const [, name = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === "id") id = value
    if (name === "data") data.push(value)
  }
  return data.length > 0 ? { id, data: data.join("\n") } : null
}
