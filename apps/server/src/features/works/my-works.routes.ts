import * as myWorks from "@roomwright/contract/works/my-works"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { deleteMyWork } from "./delete-work.ts"
import { readOwnPanorama } from "@roomwright/contract/works/panoramas"
import { designerOf, refuseStaff, type WorkSales } from "./my-work-row.ts"
import { findMyWorks } from "./list-my-works.ts"
import { readOwnLevel } from "./levels.ts"
import { readMyWork } from "./read-my-work.ts"
import { signOwnPanorama } from "./read-panoramas.ts"
import { saveMyWork } from "./save-my-work.ts"
import { requestReview, shelveMyWork, unshelveMyWork } from "./shelve-my-work.ts"

const designerIn = (context: CallContext): string => designerOf(sessionOf(context))

/** Designers' calls on their own works. */
export function myWorksRoutes(services: Services, filterRegistry: FilterRegistry, sales: WorkSales): Route[] {
  const show = (id: string, context: CallContext) =>
    readMyWork(services, sales, { id, designerId: designerIn(context) }, context.language)
  return [
    handle(myWorks.saveMyWork, async ({ body }, context) => {
      const designerId = designerIn(context)
      refuseStaff(sessionOf(context))
      return show(await saveMyWork(services, { filterRegistry, sales, designerId }, body), context)
    }),
    handle(myWorks.listMyWorks, ({ query }, context) =>
      findMyWorks(services, sales, designerIn(context), query, context.language),
    ),
    handle(myWorks.readOwnLevel, (_input, context) =>
      readOwnLevel(services.database.db, sales, designerIn(context)),
    ),
    handle(myWorks.readMyWork, ({ params }, context) => show(params.id, context)),
    handle(readOwnPanorama, ({ params }, context) =>
      signOwnPanorama(services, { id: params.id, designerId: designerIn(context) }),
    ),
    handle(myWorks.deleteMyWork, async ({ params }, context) => {
      await deleteMyWork(services, sales, { id: params.id, designerId: designerIn(context) })
      return null
    }),
    handle(myWorks.shelveMyWork, async ({ params }, context) => {
      await shelveMyWork(services, { id: params.id, designerId: designerIn(context) }, sessionOf(context))
      return show(params.id, context)
    }),
    handle(myWorks.unshelveMyWork, async ({ params }, context) => {
      await unshelveMyWork(services, { id: params.id, designerId: designerIn(context) })
      return show(params.id, context)
    }),
    handle(myWorks.requestReview, async ({ params }, context) => {
      await requestReview(services, { id: params.id, designerId: designerIn(context) })
      return show(params.id, context)
    }),
  ]
}
