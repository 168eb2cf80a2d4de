import { useEffect, useState } from "react"
import { useSession } from "../platform/session/use-session.ts"

type SignedInTools = typeof import("./signed-in-tools.ts")

let loaded: SignedInTools | null = null

/** Null for visitors, who need none of its code, and until it has arrived: links stand in its place. */
export function useSignedInTools(): SignedInTools | null {
  const isSignedIn = useSession() !== null
  const [tools, setTools] = useState<SignedInTools | null>(null)
  useEffect(() => {
    if (!isSignedIn || tools) return
    if (loaded) return setTools(loaded)
    // Without the network the links go on working.
    import("./signed-in-tools.ts").then(
      (arrived) => setTools((loaded = arrived)),
      () => {},
    )
  }, [isSignedIn, tools])
  return isSignedIn ? tools : null
}
