/** The text of another server's answer; null for one that is longer than it may be, read no further. */
export async function readAnswerText(response: Response, mostBytes: number): Promise<string | null> {
  if (!response.body) return ""
  const chunks: Uint8Array[] = []
  let length = 0
  const body: AsyncIterable<Uint8Array> = response.body
  for await (const chunk of body) {
    length += chunk.length
    if (length > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

/** What a text says as JSON; null where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What went wrong with a call, for the log. The error itself may hold the address with its query. */
export function nameFault(error: unknown): string {
  if (!(error instanceof Error)) return "failed"
  const { cause } = error
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : error.name
}
