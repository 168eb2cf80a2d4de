import * as values from "@roomwright/contract/settings/filter-values"
import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import {
  addFilterValue,
  changeFilterValue,
  deleteFilterValue,
  listFilterValues,
  orderFilterValues,
  type FilterChange,
} from "./filter-values.ts"

const by = (context: CallContext, { filter }: { readonly filter: FilterKind }): FilterChange => ({
  actorId: sessionOf(context).accountId,
  kind: filter,
})

/** Editing the filter values of works and products. */
export const filterValueRoutes = (services: Services): Route[] => [
  handle(values.listFilterValues, ({ params }) => listFilterValues(services.database.db, params.filter)),
  handle(values.addFilterValue, ({ params, body }, context) =>
    addFilterValue(services, by(context, params), { id: body.slug, name: body.localName, hex: body.hex }),
  ),
  handle(values.changeFilterValue, ({ params, body }, context) =>
    changeFilterValue(services, by(context, params), {
      id: params.value,
      name: body.localName,
      hex: body.hex,
      isHidden: body.isHidden,
    }),
  ),
  handle(values.orderFilterValues, ({ params, body }, context) =>
    orderFilterValues(services, by(context, params), body.order),
  ),
  handle(values.deleteFilterValue, ({ params }, context) =>
    deleteFilterValue(services, by(context, params), params.value),
  ),
]
