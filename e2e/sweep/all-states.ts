import { adminStates } from "./admin-states.ts"
import { ownStates } from "./own-states.ts"
import { publicStates } from "./public-states.ts"
import type { State } from "./state.ts"
import { studioStates } from "./studio-states.ts"

/** Every state that the sweep looks at, by its part of the site. A new page or dialog is a row in one of them. */
export const statesBy: Readonly<Record<"public" | "own" | "admin" | "studio", readonly State[]>> = {
  public: publicStates,
  own: ownStates,
  admin: adminStates,
  studio: studioStates,
}
