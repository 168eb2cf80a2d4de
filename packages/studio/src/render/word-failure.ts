import type { StudioText } from "../use-studio-text.ts"
import type { StudioRender } from "./render-host.ts"

/** Why a render failed, and what helps. */
export const wordFailure = (t: StudioText, failure: StudioRender["failure"]): string =>
  t(`render.failure.${failure ?? "engine-failed"}`)
