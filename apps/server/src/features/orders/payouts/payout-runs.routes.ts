import * as runs from "@roomwright/contract/orders/payout-runs"
import { handle, type CallContext, type Route } from "../../../platform/http/dispatch.ts"
import type { Services } from "../../../platform/services.ts"
import { sessionOf } from "../../accounts/accounts.public.ts"
import { listDuePayouts } from "./due-payouts.ts"
import { signBankFile } from "./give-bank-file.ts"
import { makeRun } from "./make-run.ts"
import { failItem, notePaid } from "./pay-run.ts"
import { callOffRun, releaseRun } from "./release-run.ts"
import { listRuns, readRun } from "./show-runs.ts"

const clerkOf = (context: CallContext): string => sessionOf(context).accountId

export const payoutRunsRoutes = (services: Services): Route[] => [
  handle(runs.listDuePayouts, ({ query }) => listDuePayouts(services, query)),
  handle(runs.listPayoutRuns, ({ query }) => listRuns(services, query)),
  handle(runs.readPayoutRun, ({ params }) => readRun(services, params.id)),
  handle(runs.makePayoutRun, async ({ body }, context) =>
    readRun(services, await makeRun(services, { ...body, clerkId: clerkOf(context) })),
  ),
  handle(runs.releasePayoutRun, async ({ params: { id } }, context) => {
    await releaseRun(services, { runId: id, clerkId: clerkOf(context) })
    return readRun(services, id)
  }),
  handle(runs.callOffPayoutRun, async ({ params: { id } }, context) => {
    await callOffRun(services, { runId: id, clerkId: clerkOf(context) })
    return readRun(services, id)
  }),
  handle(runs.signPayoutFile, ({ params: { id }, body }, context) =>
    signBankFile(services, { ...body, runId: id, clerkId: clerkOf(context) }),
  ),
  handle(runs.notePayoutsPaid, async ({ params: { id }, body }, context) => {
    await notePaid(services, { ...body, runId: id, clerkId: clerkOf(context) })
    return readRun(services, id)
  }),
  handle(runs.failPayout, async ({ params: { id }, body }, context) =>
    readRun(services, await failItem(services, { ...body, itemId: id, clerkId: clerkOf(context) })),
  ),
]
