import { Agent, request } from "node:http"

export interface LoadResult {
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

interface LoadOptions {
  /** Chosen in turn. */
  readonly urls: readonly string[]
  readonly connections: number
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks as fast as answers come, over connections that are kept. Throws for any answer but 200. */
export async function load({ urls, connections, seconds, headers = {} }: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const startedAt = performance.now()
  const endAt = startedAt + seconds * 1_000
  let next = 0
  const ask = async (): Promise<void> => {
    while (performance.now() < endAt) {
      const url = urls[next++ % urls.length] ?? ""
      const askedAt = performance.now()
      await get(url, agent, headers)
      times.push(performance.now() - askedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  const took = (performance.now() - startedAt) / 1_000
  agent.destroy()
  return { requests: times.length, perSecond: times.length / took, ...percentiles(times) }
}

const get = (url: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume()
      response.once("end", () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    })
      .once("error", reject)
      .end()
  })

export function percentiles(times: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
