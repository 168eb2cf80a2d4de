import { useEffect, useState } from "react"
import { isRouteErrorResponse, useLocation } from "react-router"
import { requestLatestBuild } from "./latest-build.ts"
import { mayReload } from "./reload-throttle.ts"
import { ownBuild } from "./router-globals.ts"
import { Unreached } from "./unreached.ts"

/**
 * A page failed in the browser: when the server has a new build, the address, which is the destination's by now, is
 * loaded anew. True until that is decided. Refusals that the server gave are its answer, whatever the build.
 */
export function useReloadAfterNewBuild(error: unknown): boolean {
  const { pathname } = useLocation()
  const [decided, setDecided] = useState<unknown>(null)
  const answered = isRouteErrorResponse(error)
  useEffect(() => {
    if (answered || import.meta.env.DEV) {
      setDecided(error)
      return
    }
    let left = false
    void requestLatestBuild(ownBuild()).then((answer) => {
      if (left) return
      const reloads = answer === "other" || (answer === "untold" && error instanceof Unreached)
      if (reloads && mayReload(pathname)) location.reload()
      else setDecided(error)
    })
    return () => {
      left = true
    }
  }, [error, answered, pathname])
  return !answered && decided !== error
}
