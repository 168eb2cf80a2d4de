import type { Finish } from "./finish.ts"
import { art } from "./art.ts"
import { fabrics } from "./fabrics.ts"
import { floors } from "./floors.ts"
import { lacquers } from "./lacquers.ts"
import { leathers } from "./leathers.ts"
import { metals } from "./metals.ts"
import { ceramics } from "./ceramics.ts"
import { glasses } from "./glasses.ts"
import { papers } from "./papers.ts"
import { plants } from "./plants.ts"
import { woven } from "./woven.ts"
import { paints } from "./paints.ts"
import { rugs } from "./rugs.ts"
import { stones } from "./stones.ts"
import { tiles } from "./tiles.ts"
import { wallpapers } from "./wallpapers.ts"
import { woods } from "./woods.ts"

const table = {
  ...woods,
  ...fabrics,
  ...leathers,
  ...metals,
  ...stones,
  ...tiles,
  ...paints,
  ...lacquers,
  ...wallpapers,
  ...floors,
  ...rugs,
  ...art,
  ...glasses,
  ...ceramics,
  ...woven,
  ...plants,
  ...papers,
}

/** The name of a finish, for ever. */
export type FinishId = keyof typeof table
/** All finishes by their ids. */
export const finishes: Readonly<Record<FinishId, Finish>> = table

export const isFinishId = (id: string): id is FinishId => Object.hasOwn(finishes, id)
