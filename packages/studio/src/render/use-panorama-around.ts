import { useEffect, useState } from "react"

type Loaded = typeof import("./panorama-around.tsx")

/** What draws panoramas, once it has come; null until then, and where it does not come: the flat picture stays. */
export function usePanoramaAround(isWanted: boolean): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    import("./panorama-around.tsx").then(
      (module) => {
        if (!isLeft) setLoaded(module)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [isWanted])
  return loaded
}
