import * as projectCalls from "./studio-project-calls.ts"
import { openStudioSession, renewStudioSession, takeToolToken } from "./studio-sessions.ts"

/** The studio: how it is opened, and its projects. A part of the full table (`endpoints.ts`). */
export const studioEndpoints = {
  takeToolToken,
  openStudioSession,
  renewStudioSession,
  ...projectCalls,
} as const
