import * as admin from "@roomwright/contract/moderation/admin"
import { removeQuestion } from "@roomwright/contract/questions/calls"
import * as reports from "@roomwright/contract/moderation/reports"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import type { WorkSales } from "../works/works.public.ts"
import { unshareForGood } from "./decide-collection.ts"
import { deleteProductForGood } from "./decide-product.ts"
import { takeQuestionDown } from "./decide-question.ts"
import { checkWork, deleteWorkForGood, putWorkBack, takeWorkDown } from "./decide-work.ts"
import { listAdminProducts } from "./list-products.ts"
import { listAdminWorks, readAdminWork } from "./list-works.ts"
import { listReports } from "./list-reports.ts"
import { sendReport, type SubjectKind } from "./send-report.ts"
import { dismissReport } from "./settle-reports.ts"

interface Given {
  readonly params: { readonly id: string }
  readonly body: { readonly problem: reports.ReportProblem; readonly text: string }
}

const accountOf = (context: CallContext): string => sessionOf(context).accountId

export const moderationRoutes = (services: Services, sales: WorkSales): Route[] => [
  ...reporting(services),
  ...adminWorks(services, sales),
  handle(admin.listAdminProducts, ({ query }, { language }) => listAdminProducts(services, query, language)),
  handle(admin.deleteAdminProduct, async ({ params, body }, context) => {
    await deleteProductForGood(services, { ...params, ...body, actorId: accountOf(context) })
    return null
  }),
  handle(removeQuestion, async ({ params, body }, context) => {
    await takeQuestionDown(services, { ...params, ...body, actorId: accountOf(context) })
    return null
  }),
  handle(admin.holdCollection, async ({ params, body }, context) => {
    await unshareForGood(services, { ...params, ...body, actorId: accountOf(context) })
    return null
  }),
  handle(admin.listReports, ({ query }, { language }) => listReports(services.database.db, query, language)),
  handle(admin.dismissReport, async ({ params }, context) => {
    await dismissReport(services, { ...params, actorId: accountOf(context) })
    return null
  }),
]

const reporting = (services: Services): Route[] => {
  const take =
    (kind: SubjectKind) =>
    async ({ params, body }: Given, context: CallContext): Promise<null> => {
      await sendReport(services, { kind, subjectId: params.id, reporterId: accountOf(context), ...body })
      return null
    }
  return [
    handle(reports.reportWork, take("work")),
    handle(reports.reportProduct, take("product")),
    handle(reports.reportQuestion, take("question")),
    handle(reports.reportCollection, take("collection")),
  ]
}

const adminWorks = (services: Services, sales: WorkSales): Route[] => [
  handle(admin.listAdminWorks, ({ query }, { language }) => listAdminWorks(services, sales, query, language)),
  handle(admin.readAdminWork, ({ params }, { language }) =>
    readAdminWork(services, sales, params.id, language),
  ),
  handle(admin.holdWork, async ({ params, body }, context) => {
    await takeWorkDown(services, { ...params, ...body, actorId: accountOf(context) })
    return readAdminWork(services, sales, params.id, context.language)
  }),
  handle(admin.releaseWork, async ({ params }, context) => {
    await putWorkBack(services, { ...params, actorId: accountOf(context) })
    return readAdminWork(services, sales, params.id, context.language)
  }),
  handle(admin.checkWork, async ({ params, body }, context) => {
    await checkWork(services, { ...params, ...body, actorId: accountOf(context) })
    return readAdminWork(services, sales, params.id, context.language)
  }),
  handle(admin.deleteAdminWork, async ({ params, body }, context) => {
    await deleteWorkForGood(services, sales, { ...params, ...body, actorId: accountOf(context) })
    return null
  }),
]
