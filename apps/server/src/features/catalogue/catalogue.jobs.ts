import type { Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { rewordWaitingProducts } from "./schedule-product-reindexing.ts"
import { rankWhenDue } from "./schedule-ranking.ts"

/** Keeps products found by what they are called now, in an order that is young. */
export const catalogueJobs = (services: Services): Job[] => [
  rankWhenDue(services),
  rewordWaitingProducts(services),
]
