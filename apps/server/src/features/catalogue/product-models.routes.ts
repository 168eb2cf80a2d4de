import * as calls from "@roomwright/contract/catalogue/product-model-calls"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { readProductModel, removeProductModel, setProductModel } from "./set-product-model.ts"

/** The calls of a merchant on the 3D models of their products. */
export function productModelRoutes(services: Services): Route[] {
  const owned = (productId: string, context: CallContext) => ({
    merchantId: sessionOf(context).accountId,
    productId,
  })
  return [
    handle(calls.readProductModel, ({ params }, context) =>
      readProductModel(services, owned(params.id, context)),
    ),
    handle(calls.setProductModel, ({ params, body }, context) =>
      setProductModel(services, owned(params.id, context), body),
    ),
    handle(calls.removeProductModel, async ({ params }, context) => {
      await removeProductModel(services, owned(params.id, context))
      return null
    }),
  ]
}
