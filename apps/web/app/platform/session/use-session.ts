import { useSyncExternalStore } from "react"
import { currentSession, subscribeSession, type Session } from "./session-store.ts"

const nobody = (): Session | null => null

/** Who is signed in; null for visitors, on the server, and until the page runs. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeSession, currentSession, nobody)
