import * as z from "zod/mini"
import { billLimits } from "../payments/bills.ts"

/** From which sum on (VND) a refund takes two clerks; null for never. */
export const FourEyesFrom = z.nullable(z.int().check(z.minimum(1), z.maximum(billLimits.amountMax)))
