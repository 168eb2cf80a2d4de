import * as calls from "@roomwright/contract/studio/layout-calls"
import { handle, type CallContext, type Route } from "../../../platform/http/dispatch.ts"
import type { Services } from "../../../platform/services.ts"
import { sessionOf } from "../../accounts/accounts.public.ts"
import type { Own } from "../own-project.ts"
import { offerLayouts, settleLayout, startLayout } from "./order-layouts.ts"

const ownOf = (id: string, context: CallContext): Own => ({ id, accountId: sessionOf(context).accountId })

/** Requests to furnish automatically: counted here, made in the browser. */
export const layoutRoutes = (services: Services): Route[] => [
  handle(calls.readLayoutOffer, (_input, context) =>
    offerLayouts(services.database.db, sessionOf(context).accountId, services.clock.now()),
  ),
  handle(calls.startLayout, ({ params, body }, context) =>
    startLayout(services, ownOf(params.id, context), body.key),
  ),
  handle(calls.settleLayout, ({ params, body }, context) =>
    settleLayout(services, ownOf(params.id, context), body.given),
  ),
]
