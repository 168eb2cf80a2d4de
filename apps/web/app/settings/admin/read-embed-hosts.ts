import { embedHostPattern, embeddingLimits, toEmbedHost } from "@roomwright/contract/settings/embedding"

const linesOf = (text: string): readonly string[] => text.split("\n").map(toEmbedHost)

/** The hosts of a text with one a line, each once. */
export const hostsOf = (text: string): string[] => [...new Set(linesOf(text).filter((host) => host !== ""))]

/** The number of the first line that is no host, or is one too many; null where all are right. */
export function wrongLineOf(text: string): number | null {
  const lines = linesOf(text)
  const hosts = new Set<string>()
  for (const [at, host] of lines.entries()) {
    if (host === "") continue
    hosts.add(host)
    if (!embedHostPattern.test(host) || host.length > embeddingLimits.host) return at + 1
    if (hosts.size > embeddingLimits.hosts) return at + 1
  }
  return null
}
