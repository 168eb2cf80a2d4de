import type { ServerResponse } from "node:http"
import type { StreamMessage } from "@roomwright/contract/notifications/calls"

/** A message with its place: the number of the notification that it tells of. */
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
  /** Since when its reader takes no more (ms of `performance.now()`); null while it does. */
  readonly fullSince: number | null
  /** False when its reader takes no more at the moment: it has to be sent again later. */
  send(messages: readonly NumberedMessage[]): boolean
  /** A line that says nothing but that the stream is there. */
  beat(): void
  /** Says why it ends, and ends. */
  end(last: StreamMessage): void
  /** For a reader that does not read. */
  cut(): void
}

interface Opening {
  readonly accountId: string
  readonly sessionId: string
  readonly until: Date
  /** The reader takes messages again. */
  readonly onReady: () => void
}

/** Wraps an answer whose head is written. What cannot be written is not kept: memory belongs to those who read. */
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
