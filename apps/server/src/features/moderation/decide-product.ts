import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { removeProduct } from "../catalogue/catalogue.public.ts"
import { nameFor } from "./decide-work.ts"
import { refuseOwnThing } from "./report-parties.ts"
import { settleReports } from "./settle-reports.ts"

/** Deletes a product for good and notifies its merchant of the reason. Throws `notFound`, `ownCase`. */
export const deleteProductForGood = (
  services: Services,
  { id, actorId, reason }: { readonly id: string; readonly actorId: string; readonly reason: string },
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const at = services.clock.now()
    const product = await tx
      .selectFrom("product")
      .select(["merchant_id", "name"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst()
    if (!product) throw new AppError("notFound")
    const merchantId = product.merchant_id
    await refuseOwnThing(tx, { id, actorId, owners: [merchantId] })
    const title = await nameFor(tx, product.name, merchantId)
    await removeProduct(tx, id)
    await settleReports(tx, { subjectId: id, actorId, at })
    await recordAudit(tx, at, {
      actorId,
      action: "product.delete",
      subject: { kind: "product", id },
      details: { merchantId, title, reason },
    })
    await services.notifications.write(tx, {
      accountId: merchantId,
      type: "PRODUCT_DELETED",
      values: { title, reason },
    })
  })
