import { applicationStates, type ApplicationState } from "@roomwright/contract/applications/types"
import { readStored, writeStored } from "./safe-storage.ts"

/** The specification's name for it; signing out clears it. */
const key = "apply-status"

/** How this browser last saw the reader's application; null when it knows of none. */
export function readApplyStatus(): ApplicationState | null {
  const stored = readStored(key)
  return applicationStates.find((state) => state === stored) ?? null
}

export const saveApplyStatus = (status: ApplicationState | null): void => writeStored(key, status)
