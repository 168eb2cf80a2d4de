import { redirectDocument, type DataStrategyResult, type MiddlewareFunction } from "react-router"
import { isOfNavigation } from "./router-globals.ts"
import { Unreached } from "./unreached.ts"
import { isOutdated } from "./watch-build.ts"

type Results = Record<string, DataStrategyResult>

/**
 * Stands between every navigation and its data. When the server is known to have a new build, the browser loads the
 * destination whole instead of mixing two builds; data that the network did not bring are told from faults of ours.
 */
export const leaveOldBuild: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (isOutdated() && isOfNavigation(request.url)) throw redirectDocument(request.url)
  const results = await next()
  return Object.fromEntries(
    Object.entries(results).flatMap(([id, result]) => {
      if (!isNetworkFault(result)) return [[id, result]]
      // The frame has its data from before: only the page in it is missing.
      return id === "root" ? [] : [[id, { type: "error", result: new Unreached("data", result.result) }]]
    }),
  )
}

/** `fetch` throws a TypeError when nothing answers; what the server's own code threw arrives as a plain Error. */
const isNetworkFault = ({ type, result }: DataStrategyResult): boolean =>
  type === "error" && result instanceof TypeError
