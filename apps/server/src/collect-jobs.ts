import { billHandlersOf, workStats } from "./collect-routes.ts"
import { accountsJobs } from "./features/accounts/accounts.jobs.ts"
import { applicationsJobs } from "./features/applications/applications.jobs.ts"
import { catalogueJobs } from "./features/catalogue/catalogue.jobs.ts"
import { contentJobs } from "./features/content/content.jobs.ts"
import { adminJobs } from "./features/admin/admin.jobs.ts"
import { libraryJobs } from "./features/library/library.jobs.ts"
import { mediaJobs } from "./features/media/media.jobs.ts"
import { notificationsJobs } from "./features/notifications/notifications.jobs.ts"
import { analyticsJobs } from "./features/analytics/analytics.jobs.ts"
import { ordersJobs } from "./features/orders/orders.jobs.ts"
import { paymentsJobs } from "./features/payments/payments.jobs.ts"
import { plansJobs } from "./features/plans/plans.jobs.ts"
import { rendersJobs } from "./features/renders/renders.jobs.ts"
import { studioJobs } from "./features/studio/studio.jobs.ts"
import { toursJobs } from "./features/tours/tours.jobs.ts"
import { worksJobs } from "./features/works/works.jobs.ts"
import type { Jobs } from "./jobs/create-jobs.ts"
import { followRequests } from "./jobs/request-job.ts"
import { personalData } from "./personal-data.ts"
import type { Services } from "./platform/services.ts"

/** Registers every feature's jobs; emails and SMS have registered theirs. */
export function collectJobs(services: Services, jobs: Jobs): void {
  const billHandlers = billHandlersOf(services)
  for (const job of [
    ...notificationsJobs(services),
    ...mediaJobs(services),
    ...contentJobs(services),
    ...catalogueJobs(services),
    ...worksJobs(services, workStats),
    ...paymentsJobs(services, billHandlers),
    ...ordersJobs(services),
    ...plansJobs(services),
    ...applicationsJobs(services, billHandlers),
    ...accountsJobs(services, personalData),
    ...studioJobs(services),
    ...rendersJobs(services),
    ...libraryJobs(services),
    ...toursJobs(services),
    ...analyticsJobs(services),
    ...adminJobs(services),
  ])
    jobs.register(job)
  followRequests(services.events, jobs)
  services.events.on("work-changed", ({ designerId }) => jobs.ask("count-level", { designerId }))
}
