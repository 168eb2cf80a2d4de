import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import type { Language } from "@roomwright/contract/language"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import type { MakeFile } from "../media/media.public.ts"
import { makePdf, signPdf } from "../payments/payments.public.ts"
import { readCompany } from "../settings/settings.public.ts"
import { readOrder } from "./show-order.ts"
import { formatOrder } from "./format-order.ts"

/** The kind under which signed addresses of printed orders are registered. */
export const orderDownloads = "order"

interface Printing {
  readonly orderId: string
  readonly accountId: string
  readonly language: Language
}

/** An address of the PDF of this buyer's or seller's order, for 60 seconds. Throws `notFound`. */
export async function printOrder(
  services: Services,
  { orderId, accountId, language }: Printing,
): Promise<SignedAddress> {
  const row = await services.database.db
    .selectFrom("market_order")
    .select("id")
    .where("id", "=", orderId)
    .where((eb) => eb.or([eb("buyer_id", "=", accountId), eb("seller_id", "=", accountId)]))
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return signPdf(services, orderDownloads, { id: row.id, language })
}

/** Generates the PDF of a signed address from the order's current state. */
export const makeOrderFile = (services: Services): MakeFile =>
  makePdf(async (id, language) => {
    const { database, clock, config } = services
    // Signing the address checked the access.
    const order = await readOrder(services, id, { accountId: "", isStaff: true }, language)
    const { name } = await readCompany(database.db, language)
    const site = new URL(config.publicUrl).host
    const pdf = formatOrder({ language, order, company: name, madeAt: clock.now(), site })
    return { fileName: `roomwright-${order.code}-order`, pdf }
  })
