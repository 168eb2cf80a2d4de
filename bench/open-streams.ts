import { Agent, request, type IncomingMessage } from "node:http"

export interface OpenStreams {
  /** Begins to listen for the next message of each. */
  forget(): void
  /** Ends when each has had one since. */
  allHeard(): Promise<void>
  /** When a stream had its first message since (ms since 1970); Infinity when it had none. */
  heardAt(index: number): number
  close(): void
}

/** Opens the live stream once for every token, some at a time, and waits until all are taken in. */
export async function openStreams(url: string, tokens: readonly string[]): Promise<OpenStreams> {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const answers: IncomingMessage[] = []
  let heard = new Map<number, number>()
  let tell = (): void => {}

  const openOne = async (index: number, token: string): Promise<void> => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(
        `${url}/api/sse`,
        { agent, headers: { authorization: `Bearer ${token}` } },
        resolve,
      )
      call.on("error", reject)
      call.end()
    })
    if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}.`)
    answers.push(answer)
    answer.on("error", () => {})
    await new Promise<void>((resolve) => {
      answer.on("data", (part: Buffer) => {
        if (!part.includes("data:")) return
        resolve()
        if (!heard.has(index)) heard.set(index, performance.timeOrigin + performance.now())
        if (heard.size === tokens.length) tell()
      })
    })
  }
  for (let from = 0; from < tokens.length; from += 50)
    await Promise.all(tokens.slice(from, from + 50).map((token, at) => openOne(from + at, token)))

  return {
    forget() {
      heard = new Map()
    },
    allHeard: () =>
      new Promise((resolve) => {
        tell = resolve
        if (heard.size === tokens.length) resolve()
      }),
    heardAt: (index) => heard.get(index) ?? Number.POSITIVE_INFINITY,
    close() {
      for (const answer of answers) answer.destroy()
      agent.destroy()
    },
  }
}
