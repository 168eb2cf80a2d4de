import { createEventParser } from "./parse-events.ts"
import { readRetryAfter } from "./retry-after.ts"

export interface StreamConnection {
  /** Asks for the stream; ends what it opened when the signal says so. */
  readonly open: (signal: AbortSignal) => Promise<Response>
  readonly onEvent: (id: string | null) => void
  /** Until when there has to be an answer, ms. */
  readonly connectMs: number
  /** Nobody is there any more after so long without a sound, ms. */
  readonly silentMs: number
}

/** How a connection ended; `refused`: the token is not taken. */
export type StreamEnd =
  | { readonly kind: "refused" }
  | { readonly kind: "ended"; readonly askedToWaitMs: number }

/** Reads one connection to its end. Rejects where there is none, or it breaks or falls silent. */
export async function readConnection(
  signal: AbortSignal,
  { open, onEvent, connectMs, silentMs }: StreamConnection,
): Promise<StreamEnd> {
  const own = new AbortController()
  const end = (): void => own.abort()
  signal.addEventListener("abort", end)
  if (signal.aborted) end()
  let watch = setTimeout(end, connectMs)
  try {
    const answer = await open(own.signal)
    if (answer.status === 401) return { kind: "refused" }
    if (!answer.ok || !answer.body)
      return { kind: "ended", askedToWaitMs: readRetryAfter(answer.headers.get("retry-after"), Date.now()) }
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    const parse = createEventParser()
    for (;;) {
      clearTimeout(watch)
      watch = setTimeout(end, silentMs)
      const { done, value } = await reader.read()
      if (done) return { kind: "ended", askedToWaitMs: 0 }
      for (const { id } of parse(value)) onEvent(id)
    }
  } finally {
    clearTimeout(watch)
    signal.removeEventListener("abort", end)
    // Whatever of it is still open.
    end()
  }
}
