import { latestBuildPath } from "@roomwright/contract/builds"
import { limits } from "@roomwright/contract/limits"

/**
 * What the server says of its build: `other` than this page's or the `same`; `untold` when it answers something else
 * (a release that does not know the question), `away` when it does not answer.
 */
export type BuildAnswer = "same" | "other" | "untold" | "away"

/** Asks the server which build it has now. */
export async function requestLatestBuild(own: string | null): Promise<BuildAnswer> {
  let response: Response
  try {
    response = await fetch(latestBuildPath, {
      cache: "no-store",
      signal: AbortSignal.timeout(limits.buildAnswerMs),
    })
  } catch {
    return "away"
  }
  if (response.status >= 500) return "away"
  const answer: unknown = response.ok ? await response.json().catch(() => null) : null
  if (own === null || typeof answer !== "object" || answer === null || !("id" in answer)) return "untold"
  return answer.id === own ? "same" : "other"
}
