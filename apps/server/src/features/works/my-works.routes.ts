import * as designs from "@roomwright/contract/works/my-works"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import { deleteDesign } from "./delete-work.ts"
import { readOwnPanorama } from "@roomwright/contract/works/panoramas"
import { designerOf, refuseStaff, type WorkSales } from "./my-work-row.ts"
import { listOwnDesigns } from "./list-my-works.ts"
import { readOwnLevel } from "./levels.ts"
import { readDesign } from "./read-my-work.ts"
import { signOwnPanorama } from "./read-panoramas.ts"
import { saveDesign } from "./save-my-work.ts"
import { askForLook, shelveDesign, unshelveDesign } from "./shelve-my-work.ts"

const designerIn = (context: CallContext): string => designerOf(sessionOf(context))

/** What designers do with their own works. */
export function designsRoutes(services: Services, filterBook: FilterBook, sales: WorkSales): Route[] {
  const show = (id: string, context: CallContext) =>
    readDesign(services, sales, { id, designerId: designerIn(context) }, context.language)
  return [
    handle(designs.saveDesign, async ({ body }, context) => {
      const designerId = designerIn(context)
      refuseStaff(sessionOf(context))
      return show(await saveDesign(services, { filterBook, sales, designerId }, body), context)
    }),
    handle(designs.listDesigns, ({ query }, context) =>
      listOwnDesigns(services, sales, designerIn(context), query, context.language),
    ),
    handle(designs.readOwnLevel, (_input, context) =>
      readOwnLevel(services.database.db, sales, designerIn(context)),
    ),
    handle(designs.readDesign, ({ params }, context) => show(params.id, context)),
    handle(readOwnPanorama, ({ params }, context) =>
      signOwnPanorama(services, { id: params.id, designerId: designerIn(context) }),
    ),
    handle(designs.deleteDesign, async ({ params }, context) => {
      await deleteDesign(services, sales, { id: params.id, designerId: designerIn(context) })
      return null
    }),
    handle(designs.shelveDesign, async ({ params }, context) => {
      await shelveDesign(services, { id: params.id, designerId: designerIn(context) }, sessionOf(context))
      return show(params.id, context)
    }),
    handle(designs.unshelveDesign, async ({ params }, context) => {
      await unshelveDesign(services, { id: params.id, designerId: designerIn(context) })
      return show(params.id, context)
    }),
    handle(designs.askForLook, async ({ params }, context) => {
      await askForLook(services, { id: params.id, designerId: designerIn(context) })
      return show(params.id, context)
    }),
  ]
}
