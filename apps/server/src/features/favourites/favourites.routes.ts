import * as collections from "@roomwright/contract/favourites/collections"
import * as lists from "@roomwright/contract/favourites/lists"
import * as favourites from "@roomwright/contract/favourites/calls"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { addFavourite, removeFavourite } from "./save-favourite.ts"
import { listFavouriteProducts, listFavouriteWorks, listFollowed } from "./list-favourites.ts"
import { countFavourites, readFavourite } from "./read-favourite.ts"
import * as saving from "./save-collection.ts"
import { listCollections, readCollection, readSharedCollection } from "./show-collections.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

/** What people keep, whom they follow, and their collections. */
export function favouritesRoutes(services: Services, filterRegistry: FilterRegistry): Route[] {
  const { db } = services.database
  return [
    handle(
      favourites.readFavourite,
      ({ params }, { session }) => readFavourite(db, session?.accountId ?? null, params),
      // A number that no event tells of: what it is about is on the same page.
      { tags: () => [] },
    ),
    handle(favourites.addFavourite, async ({ params }, context) => {
      await addFavourite(services, accountOf(context), params)
      return readFavourite(db, accountOf(context), params)
    }),
    handle(favourites.removeFavourite, async ({ params }, context) => {
      await removeFavourite(services, accountOf(context), params)
      return null
    }),
    handle(lists.countFavourites, (_input, context) => countFavourites(db, accountOf(context))),
    handle(lists.listFavouriteWorks, ({ query }, context) =>
      listFavouriteWorks(services, accountOf(context), query, context.language),
    ),
    handle(lists.listFavouriteProducts, ({ query }, context) =>
      listFavouriteProducts(services, accountOf(context), query, context.language),
    ),
    handle(lists.listFollowed, ({ query }, context) =>
      listFollowed(
        services,
        filterRegistry,
        { accountId: accountOf(context), language: context.language },
        query,
      ),
    ),
    ...collectionRoutes(services),
  ]
}

function collectionRoutes(services: Services): Route[] {
  const { db } = services.database
  const ownOf = (id: string, context: CallContext): saving.Own => ({ id, accountId: accountOf(context) })
  const show = (id: string, context: CallContext) => readCollection(db, ownOf(id, context), context.language)
  return [
    handle(collections.listCollections, ({ query }, context) =>
      listCollections(db, accountOf(context), query.item, context.language),
    ),
    handle(collections.addCollection, async ({ body }, context) => {
      const id = await saving.addCollection(services, { ...body, accountId: accountOf(context) })
      const { items: _items, ...summary } = await show(id, context)
      return summary
    }),
    handle(collections.readCollection, ({ params }, context) => show(params.id, context)),
    handle(collections.renameCollection, async ({ params, body }, context) => {
      await saving.renameCollection(services, ownOf(params.id, context), body.name)
      return show(params.id, context)
    }),
    handle(collections.deleteCollection, async ({ params }, context) => {
      await saving.deleteCollection(services, ownOf(params.id, context))
      return null
    }),
    handle(collections.shareCollection, async ({ params }, context) => {
      await saving.shareCollection(services, ownOf(params.id, context))
      return show(params.id, context)
    }),
    handle(collections.unshareCollection, async ({ params }, context) => {
      await saving.unshareCollection(services, ownOf(params.id, context))
      return show(params.id, context)
    }),
    handle(collections.collectItem, async ({ params }, context) => {
      await saving.collectItem(services, ownOf(params.id, context), params)
      return null
    }),
    handle(collections.dropItem, async ({ params }, context) => {
      await saving.dropItem(services, ownOf(params.id, context), params)
      return null
    }),
    handle(collections.writeNote, async ({ params, body }, context) => {
      await saving.writeNote(services, ownOf(params.id, context), params, body.note)
      return null
    }),
    handle(collections.orderCollection, async ({ params, body }, context) => {
      await saving.orderCollection(services, ownOf(params.id, context), body.items)
      return show(params.id, context)
    }),
    handle(collections.readSharedCollection, ({ params }, { language }) =>
      readSharedCollection(db, params.id, language),
    ),
  ]
}
