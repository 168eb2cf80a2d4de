import { accountsRoutes } from "./features/accounts/accounts.routes.ts"
import { applicationBillHandlers } from "./features/applications/application-order.ts"
import { applicationsRoutes } from "./features/applications/applications.routes.ts"
import { waitingApplications } from "./features/applications/waiting-applications.ts"
import { contentRoutes } from "./features/content/content.routes.ts"
import { waitingFeedback } from "./features/content/waiting-feedback.ts"
import { catalogueRoutes } from "./features/catalogue/catalogue.routes.ts"
import { adminRoutes } from "./features/admin/admin.routes.ts"
import { findScenePieces, listPieceOutlines } from "./features/library/library.public.ts"
import { libraryRoutes } from "./features/library/library.routes.ts"
import { workScenes } from "./features/studio/studio.public.ts"
import { studioRoutes } from "./features/studio/studio.routes.ts"
import { homeRoutes } from "./features/home/home.routes.ts"
import { searchRoutes } from "./features/search/search.routes.ts"
import type { Counter } from "./features/analytics/counter.ts"
import { analyticsRoutes } from "./features/analytics/analytics.routes.ts"
import { notificationsRoutes } from "./features/notifications/notifications.routes.ts"
import { moderationRoutes } from "./features/moderation/moderation.routes.ts"
import { waitingModeration } from "./features/moderation/waiting-moderation.ts"
import { libraryAdminRoutes } from "./features/library/library-admin.routes.ts"
import { mediaRoutes } from "./features/media/media.routes.ts"
import { questionsRoutes } from "./features/questions/questions.routes.ts"
import { rendersRoutes } from "./features/renders/renders.routes.ts"
import { settingsRoutes } from "./features/settings/settings.routes.ts"
import { createFilterRegistry } from "./features/settings/settings.public.ts"
import { favouritesRoutes } from "./features/favourites/favourites.routes.ts"
import { keptWorks } from "./features/favourites/read-favourite.ts"
import { myWorksRoutes } from "./features/works/my-works.routes.ts"
import { toursRoutes } from "./features/tours/tours.routes.ts"
import { worksRoutes } from "./features/works/works.routes.ts"
import { accountHandlers } from "./follow-blocks.ts"
import type { Job } from "./jobs/job.ts"
import type { Route } from "./platform/http/dispatch.ts"
import type { BillHandlerTable } from "./features/payments/bill-handlers.ts"
import { waitingPayments } from "./features/payments/waiting-payments.ts"
import { claimRepaid } from "./features/orders/payouts/claim-repaid.ts"
import { paymentsRoutes } from "./features/payments/payments.routes.ts"
import { orderBillHandlers } from "./features/orders/order-bill-handlers.ts"
import { waitingProblems } from "./features/orders/order-problems.ts"
import { statementsRoutes } from "./features/orders/statements.routes.ts"
import { ordersRoutes } from "./features/orders/orders.routes.ts"
import { soldDesigns } from "./features/orders/sold-designs.ts"
import { planBillHandlers } from "./features/plans/buy-plan.ts"
import { plansRoutes } from "./features/plans/plans.routes.ts"
import { waitingRequests } from "./features/plans/waiting-requests.ts"
import type { Services } from "./platform/services.ts"
import type { WaitingQueue } from "./platform/waiting.ts"

/** What a bill's payment brings about, by what it is for. */
export const billHandlersOf = (services: Services): BillHandlerTable => ({
  plan: planBillHandlers(services),
  application: applicationBillHandlers(services),
  "product-order": orderBillHandlers(services),
  "design-order": orderBillHandlers(services),
})

/** What higher features say of works. */
export const workStats = { ...soldDesigns, ...keptWorks } as const

/** What waits for staff, in the order of the back office. */
const queues: readonly WaitingQueue[] = [
  waitingApplications,
  ...waitingPayments,
  waitingProblems,
  waitingRequests,
  ...waitingModeration,
  waitingFeedback,
]

/** Every feature's routes, tied together. */
export function collectRoutes(
  services: Services,
  billHandlers: BillHandlerTable,
  counter: Counter,
  jobs: readonly Job[],
): Route[] {
  const filterRegistry = createFilterRegistry(services.database.db)
  services.events.on("settings-changed", filterRegistry.forget)
  return [
    ...settingsRoutes(services),
    ...mediaRoutes(services),
    ...accountsRoutes(services, { filterRegistry, handlers: accountHandlers }),
    ...paymentsRoutes(services, billHandlers, claimRepaid),
    ...plansRoutes(services),
    ...applicationsRoutes(services, { filterRegistry, billHandlers, accountHandlers }),
    ...ordersRoutes(services, billHandlers),
    ...statementsRoutes(services),
    ...notificationsRoutes(services),
    ...contentRoutes(services),
    ...catalogueRoutes(services, filterRegistry),
    ...worksRoutes(services, filterRegistry, workScenes),
    ...myWorksRoutes(services, filterRegistry, workStats),
    ...questionsRoutes(services),
    ...moderationRoutes(services, workStats),
    ...favouritesRoutes(services, filterRegistry),
    ...studioRoutes(services, { findPieces: findScenePieces, listOutlines: listPieceOutlines }),
    ...rendersRoutes(services),
    ...libraryRoutes(services),
    ...libraryAdminRoutes(services),
    ...toursRoutes(services),
    ...homeRoutes(services, filterRegistry),
    ...searchRoutes(services),
    ...analyticsRoutes(services, counter),
    ...adminRoutes(services, queues, jobs),
  ]
}
