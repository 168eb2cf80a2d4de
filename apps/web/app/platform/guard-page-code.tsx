import { type ComponentType, useEffect, useState } from "react"
import "./stale-build/router-globals.ts"
import { useLocation } from "react-router"
import { RouteFailure } from "./route-failure.tsx"
import { Unreached } from "./stale-build/unreached.ts"

const unreached = new Unreached("code")

/**
 * Shows `MissingCode` as the page whose code does not load.
 *
 * React Router itself would reload the page that the reader stands on, again and again. Before it fetches a page's
 * code it looks into its store with `in`; ours says yes there and fetches the code itself, so that the navigation ends
 * at its destination, and what to do next is decided there.
 */
export function guardPageCode(): void {
  const { __reactRouterRouteModules: loaded, __reactRouterManifest: manifest } = globalThis
  if (!loaded || !manifest) return
  const wanted = new Set<string>()
  const failures = new Map<string, number>()
  const fetchCode = async (id: string): Promise<unknown> => {
    const before = failures.get(id) ?? 0
    const address = manifest.routes[id]?.module ?? ""
    try {
      // Browsers remember that an address brought no module, and do not ask for it again.
      loaded[id] = await import(/* @vite-ignore */ before === 0 ? address : `${address}?again=${before}`)
    } catch (error) {
      failures.set(id, before + 1)
      throw error
    }
    return loaded[id]
  }
  const standInFor = (id: string) => {
    const fetchAgain = () => fetchCode(id).then(pageOf, () => null)
    return { default: () => <MissingCode fetchAgain={fetchAgain} /> }
  }
  globalThis.__reactRouterRouteModules = new Proxy(loaded, {
    has(_target, id) {
      if (typeof id !== "string" || id in loaded) return id in loaded
      if (!(id in manifest.routes)) return false
      wanted.add(id)
      return true
    },
    get(_target, id) {
      if (typeof id !== "string") return undefined
      return wanted.delete(id) ? fetchCode(id).catch(() => standInFor(id)) : loaded[id]
    },
  })
}

function pageOf(code: unknown): ComponentType | null {
  if (typeof code !== "object" || code === null || !("default" in code)) return null
  // The build wraps every page into a component without properties.
  return typeof code.default === "function" ? (code.default as ComponentType) : null
}

/** Fetches a page's code once more; null when it does not come. */
type FetchAgain = () => Promise<ComponentType | null>

interface MissingCodeProps {
  readonly fetchAgain: FetchAgain
}

/** Stands for a page whose code did not load: whoever comes here again gets another try. */
function MissingCode({ fetchAgain }: MissingCodeProps) {
  const { key } = useLocation()
  return <SecondTry key={key} fetchAgain={fetchAgain} />
}

function SecondTry({ fetchAgain }: MissingCodeProps) {
  const [found, setFound] = useState<{ readonly Page: ComponentType | null }>()
  useEffect(() => {
    let left = false
    void fetchAgain().then((Page) => {
      if (!left) setFound({ Page })
    })
    return () => {
      left = true
    }
  }, [fetchAgain])
  if (!found) return <div aria-busy className="min-h-screen" />
  return found.Page ? <found.Page /> : <RouteFailure error={unreached} level="route" />
}
