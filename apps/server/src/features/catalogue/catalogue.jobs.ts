import type { Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { rewordWaitingProducts } from "./schedule-product-reindexing.ts"
import { rankWhenDue } from "./schedule-ranking.ts"

/** Updates the search words after renamings, and the ranking. */
export const catalogueJobs = (services: Services): Job[] => [
  rankWhenDue(services),
  rewordWaitingProducts(services),
]
