import type { AnyModelType } from "../../model/model-type.ts"
import { chandelier } from "./chandelier.ts"
import { floorArc } from "./floor-arc.ts"
import { floorReading } from "./floor-reading.ts"
import { floorTripod } from "./floor-tripod.ts"
import { pendantCluster } from "./pendant-cluster.ts"
import { pendantGlobe } from "./pendant-globe.ts"
import { pendantLinear } from "./pendant-linear.ts"
import { pendantPaper } from "./pendant-paper.ts"
import { pendantRattan } from "./pendant-rattan.ts"
import { pendantShade } from "./pendant-shade.ts"
import { tableLamp } from "./table-lamp.ts"
import { tableMushroom } from "./table-mushroom.ts"
import { wallGlobe } from "./wall-globe.ts"
import { wallSwing } from "./wall-swing.ts"
import { ceilingFlush } from "./ceiling-flush.ts"
import { trackSpots } from "./track-spots.ts"
import { recessedSpot } from "./recessed-spot.ts"

export const lamps: readonly AnyModelType[] = [
  pendantShade,
  pendantGlobe,
  pendantRattan,
  pendantPaper,
  pendantLinear,
  pendantCluster,
  chandelier,
  floorArc,
  floorTripod,
  floorReading,
  tableLamp,
  tableMushroom,
  wallGlobe,
  wallSwing,
  ceilingFlush,
  trackSpots,
  recessedSpot,
]
