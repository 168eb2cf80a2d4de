import { useEffect, useState } from "react"

/** Pages of the site open in its own window, not in a frame of it, nor in that of another site. */
export function useLinkTarget(isEmbedded: boolean): "_self" | "_top" | "_blank" {
  const [isOwnFrame, setOwnFrame] = useState(false)
  useEffect(() => {
    try {
      setOwnFrame(window.top?.location.origin === location.origin)
    } catch {
      // The page around is another site's.
    }
  }, [])
  if (!isEmbedded) return "_self"
  return isOwnFrame ? "_top" : "_blank"
}
