/** Reads the text of another server's answer; null when it exceeds the limit, where reading stops. */
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

/** Parses JSON; null when the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The kind of a call's error, for the log. The error itself may contain the address with its query. */
export function nameFault(error: unknown): string {
  if (!(error instanceof Error)) return "failed"
  const { cause } = error
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : error.name
}
