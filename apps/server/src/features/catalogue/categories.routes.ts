import * as categories from "@roomwright/contract/catalogue/categories"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import {
  addCategory,
  changeCategory,
  deleteCategory,
  listCategories,
  orderCategories,
} from "./edit-categories.ts"

const actorOf = (context: CallContext): string => sessionOf(context).accountId

/** Editing product categories. */
export const categoryRoutes = (services: Services): Route[] => [
  handle(categories.listCategories, () => listCategories(services.database.db)),
  handle(categories.addCategory, ({ body }, context) =>
    addCategory(services, actorOf(context), {
      id: body.slug,
      parentId: body.parentId,
      name: body.localName,
      alsoCalled: body.alsoCalled ?? {},
    }),
  ),
  handle(categories.changeCategory, ({ params, body }, context) =>
    changeCategory(services, actorOf(context), {
      id: params.category,
      name: body.localName,
      alsoCalled: body.alsoCalled ?? {},
      isHidden: body.isHidden,
    }),
  ),
  handle(categories.orderCategories, ({ body }, context) =>
    orderCategories(services, actorOf(context), body.parentId, body.order),
  ),
  handle(categories.deleteCategory, ({ params }, context) =>
    deleteCategory(services, actorOf(context), params.category),
  ),
]
