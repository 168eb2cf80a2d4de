import { useEffect, useState, type ComponentType } from "react"
import { useLocation } from "react-router"
import { RouteFailure } from "./route-failure.tsx"
import { Unreached } from "./stale-build/unreached.ts"

/** Fetches a page's code once more; null when it does not come. */
export type FetchAgain = () => Promise<ComponentType | null>

interface MissingCodeProps {
  readonly fetchAgain: FetchAgain
}

/** Stands for a page whose code did not load: whoever comes here again gets another try. */
export function MissingCode({ fetchAgain }: MissingCodeProps) {
  const { key } = useLocation()
  return <SecondTry key={key} fetchAgain={fetchAgain} />
}

const unreached = new Unreached("code")

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
