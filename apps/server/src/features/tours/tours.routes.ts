import * as calls from "@roomwright/contract/tours/calls"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { makeTour } from "./make-tour.ts"
import { deleteTour, listTours, readOwnTour, setTourWork } from "./own-tours.ts"
import { listWorkTours, readTour } from "./read-tour.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

export function toursRoutes(services: Services): Route[] {
  const { db } = services.database
  return [
    handle(calls.readTour, ({ params }, { language }) => readTour(db, params.id, language)),
    handle(calls.listWorkTours, ({ params }, { language }) => listWorkTours(db, params.id, language), {
      // They are read for the page of their work, whose tag it has.
      tags: () => [],
    }),
    handle(calls.listTours, ({ query }, context) =>
      listTours(db, { accountId: accountOf(context), ...query }, context.language),
    ),
    handle(calls.makeTour, async ({ params, body }, context) => {
      const accountId = accountOf(context)
      const id = await makeTour(services, { ...body, accountId, projectId: params.id })
      return readOwnTour(db, { accountId, id }, context.language)
    }),
    handle(calls.setTourWork, async ({ params, body }, context) => {
      const own = { accountId: accountOf(context), id: params.id }
      await setTourWork(services, { ...own, work: body.work })
      return readOwnTour(db, own, context.language)
    }),
    handle(calls.deleteTour, async ({ params }, context) => {
      await deleteTour(services, { accountId: accountOf(context), id: params.id })
      return null
    }),
  ]
}
