import * as applications from "@roomwright/contract/applications/calls"
import * as admin from "@roomwright/contract/applications/admin"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf, type AccountHandlers } from "../accounts/accounts.public.ts"
import type { BillHandlerTable } from "../payments/payments.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { approveApplication, rejectApplication } from "./decide-application.ts"
import { listApplications, readApplication } from "./list-applications.ts"
import { listRequestTypes } from "./list-request-types.ts"
import { openApplicationBill } from "./open-application-bill.ts"
import { resubmitApplication } from "./resubmit-application.ts"
import { readLast, readProcess } from "./show-application.ts"
import { submitApplication } from "./submit-application.ts"
import { viewPictures } from "./view-pictures.ts"
import { withdrawApplication } from "./withdraw-application.ts"

interface Joined {
  readonly filterRegistry: FilterRegistry
  readonly billHandlers: BillHandlerTable
  readonly accountHandlers: AccountHandlers
}

const accountOf = (context: CallContext): string => sessionOf(context).accountId

export const applicationsRoutes = (services: Services, joined: Joined): Route[] => [
  ...applicantRoutes(services, joined),
  ...reviewerRoutes(services, joined),
]

function applicantRoutes(services: Services, { filterRegistry, billHandlers }: Joined): Route[] {
  return [
    handle(applications.listRequestTypes, () => listRequestTypes(services.database.db)),
    handle(applications.openApplicationBill, ({ body }, context) =>
      openApplicationBill(services, billHandlers, { ...body, accountId: accountOf(context) }),
    ),
    handle(applications.submitApplication, ({ params, body }, context) =>
      submitApplication(
        services,
        { filterRegistry, handlers: billHandlers },
        { ...body, type: params.type, accountId: accountOf(context), language: context.language },
      ),
    ),
    handle(applications.readApplicationProcess, ({ query }, context) =>
      readProcess(services, accountOf(context), query.role),
    ),
    handle(applications.readLastApplication, ({ query }, context) =>
      readLast(services, accountOf(context), query.role),
    ),
    handle(applications.withdrawApplication, async ({ params: { id } }, context) => {
      await withdrawApplication(services, billHandlers, { id, accountId: accountOf(context) })
      return { id }
    }),
    handle(applications.resubmitApplication, async ({ params: { id }, body }, context) => {
      const { language } = context
      await resubmitApplication(services, filterRegistry, {
        ...body,
        id,
        language,
        accountId: accountOf(context),
      })
      return { id }
    }),
  ]
}

function reviewerRoutes(services: Services, { accountHandlers }: Joined): Route[] {
  return [
    handle(admin.listApplications, ({ query }) => listApplications(services, query)),
    handle(admin.readApplication, ({ params }) => readApplication(services, params.id)),
    handle(admin.viewApplicationPictures, ({ params }, context) =>
      viewPictures(services, { id: params.id, reviewerId: accountOf(context) }),
    ),
    handle(admin.approveApplication, async ({ params: { id } }, context) => {
      await approveApplication(services, accountHandlers, { id, reviewerId: accountOf(context) })
      return readApplication(services, id)
    }),
    handle(admin.rejectApplication, async ({ params: { id }, body }, context) => {
      const { reason, marks = [] } = body
      await rejectApplication(services, { id, reason, marks, reviewerId: accountOf(context) })
      return readApplication(services, id)
    }),
  ]
}
