import { readSoldPieces, readStats } from "@roomwright/contract/orders/stats"
import * as statements from "@roomwright/contract/orders/statements"
import * as admin from "@roomwright/contract/orders/statements-admin"
import * as repayments from "@roomwright/contract/orders/repayments"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { payoutRunsRoutes } from "./payouts/payout-runs.routes.ts"
import { recordRepayment, undoRepayment } from "./payouts/record-repayment.ts"
import { recordPayout } from "./record-payout.ts"
import { undoPayout } from "./undo-payout.ts"
import { showSoldPieces } from "./show-sold-pieces.ts"
import { showStats } from "./show-stats.ts"
import { listStatements, readStatement, searchStatements } from "./show-statements.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

export const statementsRoutes = (services: Services): Route[] => [
  ...payoutRunsRoutes(services),
  handle(statements.listStatements, (_input, context) =>
    listStatements(services.database.db, accountOf(context), services.clock.now()),
  ),
  handle(statements.readOwnStatement, async ({ params, query }, context) => {
    const asked = { ...params, ...query, sellerId: accountOf(context) }
    const statement = await readStatement(services, asked, context.language)
    // What was noted by mistake and taken back within minutes was never told to the seller.
    const payouts = statement.payouts.filter(({ takenBack }) => takenBack?.reason !== null)
    const kept = statement.repayments.filter(({ takenBack }) => takenBack?.reason !== null)
    return { ...statement, payouts, repayments: kept }
  }),
  handle(readStats, ({ params: { offered: kind }, query: { by } }, context) =>
    showStats(
      services.database.db,
      { sellerId: accountOf(context), kind, by, now: services.clock.now() },
      context.language,
    ),
  ),
  handle(readSoldPieces, ({ query: { by } }, context) =>
    showSoldPieces(
      services.database.db,
      { designerId: accountOf(context), by, now: services.clock.now() },
      context.language,
    ),
  ),
  handle(admin.searchStatements, ({ query }) => searchStatements(services, query)),
  handle(admin.readAdminStatement, ({ params: { seller, month }, query }, { language }) =>
    readStatement(services, { ...query, sellerId: seller, month }, language),
  ),
  handle(repayments.recordRepayment, async ({ params: { seller }, body }, context) => {
    await recordRepayment(services, { ...body, sellerId: seller, clerkId: accountOf(context) })
    return null
  }),
  handle(repayments.undoRepayment, async ({ params, body }, context) => {
    await undoRepayment(services, { ...body, repaymentId: params.id, clerkId: accountOf(context) })
    return null
  }),
  handle(admin.undoPayout, async ({ params, body }, context) => {
    const undone = await undoPayout(services, { payoutId: params.id, clerkId: accountOf(context), ...body })
    return readStatement(services, { ...undone, page: 0, size: 20 }, context.language)
  }),
  handle(admin.recordPayout, async ({ params: { seller, month }, body }, context) => {
    await recordPayout(services, { ...body, sellerId: seller, month, clerkId: accountOf(context) })
    return readStatement(services, { sellerId: seller, month, page: 0, size: 20 }, context.language)
  }),
]
