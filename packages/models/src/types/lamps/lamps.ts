import type { AnyModelType } from "../../model/model-type.ts"
import { chandelier } from "./chandelier.ts"
import { pendantCluster } from "./pendant-cluster.ts"
import { pendantGlobe } from "./pendant-globe.ts"
import { pendantLinear } from "./pendant-linear.ts"
import { pendantPaper } from "./pendant-paper.ts"
import { pendantRattan } from "./pendant-rattan.ts"
import { pendantShade } from "./pendant-shade.ts"

export const lamps: readonly AnyModelType[] = [
  pendantShade,
  pendantGlobe,
  pendantRattan,
  pendantPaper,
  pendantLinear,
  pendantCluster,
  chandelier,
]
