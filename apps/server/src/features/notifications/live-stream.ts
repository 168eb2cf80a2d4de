import type { ServerResponse } from "node:http"
import type { StreamMessage } from "@roomwright/contract/notifications/calls"

/** A message with its notification's number. */
export interface NumberedMessage {
  readonly number: number
  readonly message: StreamMessage
}

/** One open stream to one browser. */
export interface LiveStream {
  readonly accountId: string
  readonly sessionId: string
  /** When its token expires. */
  readonly until: Date
  /** Since when its reader accepts nothing (ms of `performance.now()`); null while it does. */
  readonly fullSince: number | null
  /** False when its reader accepts nothing at the moment: send it again later. */
  send(messages: readonly NumberedMessage[]): boolean
  /** A comment line that keeps the connection alive. */
  beat(): void
  /** Sends the reason, and ends. */
  end(last: StreamMessage): void
  /** Ends it at once, for a reader that does not read. */
  cut(): void
}

interface Opening {
  readonly accountId: string
  readonly sessionId: string
  readonly until: Date
  /** The reader accepts messages again. */
  readonly onReady: () => void
}

/** Wraps an answer whose headers are written. It does not buffer: memory belongs to readers who read. */
export function createLiveStream(answer: ServerResponse, { onReady, ...owner }: Opening): LiveStream {
  let fullSince: number | null = null
  const write = (text: string): void => {
    if (!answer.write(text)) fullSince ??= performance.now()
  }
  answer.on("drain", () => {
    fullSince = null
    onReady()
  })
  return {
    ...owner,
    get fullSince() {
      return fullSince
    },
    send(messages) {
      if (fullSince !== null) return false
      write(messages.map(formatMessage).join(""))
      return true
    },
    beat() {
      if (fullSince === null) write(":\n\n")
    },
    end(last) {
      if (fullSince === null) answer.end(`data: ${JSON.stringify(last)}\n\n`)
      else answer.destroy()
    },
    cut() {
      answer.destroy()
    },
  }
}

const formatMessage = ({ number, message }: NumberedMessage): string =>
  `id: ${number}\ndata: ${JSON.stringify(message)}\n\n`
