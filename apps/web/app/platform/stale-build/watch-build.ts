import { buildManifestPath } from "@roomwright/contract/builds"
import { limits } from "@roomwright/contract/limits"
import { requestLatestBuild } from "./latest-build.ts"
import { ownBuild } from "./router-globals.ts"

let outdated = false

/** True once the server was seen with another build than this page's. */
export const isOutdated = (): boolean => outdated

/**
 * Keeps an eye on the server's build while the page is open. Nothing happens to the page when there is a new one: the
 * next link leads to it by a full load (`leaveOldBuild`), so what is being typed stays.
 */
export function watchBuild(): void {
  const own = ownBuild()
  if (own === null) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false

  const ask = async (): Promise<void> => {
    if (asking || outdated) return
    asking = true
    clearTimeout(timer)
    outdated = (await requestLatestBuild(own)) === "other"
    asking = false
    wait()
  }
  const wait = () => {
    if (!outdated && document.visibilityState === "visible")
      timer = setTimeout(() => void ask(), limits.buildPollMs)
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void ask()
    else clearTimeout(timer)
  })
  setTimeout(() => void isServed(own).then((served) => (served ? wait() : ask())), limits.manifestDeferMs)
}

/** False when the server has no manifest of this build: then it has another one. */
async function isServed(id: string): Promise<boolean> {
  try {
    const { status } = await fetch(buildManifestPath(id), { priority: "low" })
    return status !== 404
  } catch {
    return true
  }
}
