import { Agent, request } from "node:http"

export interface LoadResult {
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** A request; `status` is the answer that is expected, 200 unless given. */
export interface Asked {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly status?: number
}

interface LoadOptions {
  readonly connections: number
  readonly seconds: number
}

interface UrlOptions extends LoadOptions {
  /** Chosen in turn. */
  readonly urls: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks as fast as answers come, over connections that are kept. Throws for any answer but 200. */
export const load = ({ urls, headers = {}, ...options }: UrlOptions): Promise<LoadResult> =>
  loadWith((at) => ({ url: urls[at % urls.length] ?? "", headers }), options)

/** The same with requests that are made one by one: `next` gets how many there were before. */
export async function loadWith(
  next: (at: number) => Asked,
  { connections, seconds }: LoadOptions,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const startedAt = performance.now()
  const endAt = startedAt + seconds * 1_000
  let at = 0
  const requestOn = async (): Promise<void> => {
    while (performance.now() < endAt) times.push(await requestTimed(next(at++), agent))
  }
  await Promise.all(Array.from({ length: connections }, requestOn))
  const took = (performance.now() - startedAt) / 1_000
  agent.destroy()
  return { requests: times.length, perSecond: times.length / took, ...percentiles(times) }
}

/** Asks once and gives how long it took (ms), to the end of the answer. */
export async function requestTimed(asked: Asked, agent: Agent): Promise<number> {
  const askedAt = performance.now()
  await ask(asked, agent)
  return performance.now() - askedAt
}

const ask = ({ url, method = "GET", headers = {}, body, status = 200 }: Asked, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    request(url, { agent, method, headers }, (response) => {
      response.resume()
      response.once("end", () => {
        if (response.statusCode === status) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    })
      .once("error", reject)
      .end(body)
  })

export function percentiles(times: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
