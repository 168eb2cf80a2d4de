import * as contract from "@roomwright/contract/payments/invoices"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { signSales } from "./export-sales.ts"
import { listInvoices, notePlatformInvoice } from "./invoices.ts"

/** Invoices that the platform issues, and the month's sales for accountants. */
export const invoicesRoutes = (services: Services, handlers: BillHandlerTable): Route[] => [
  handle(contract.listInvoices, ({ query }, { language }) =>
    listInvoices(services, handlers, query, language),
  ),
  handle(contract.noteInvoice, ({ params, body }, context) =>
    notePlatformInvoice(services, handlers, {
      billId: params.id,
      clerkId: sessionOf(context).accountId,
      note: body,
    }),
  ),
  handle(contract.exportSales, async ({ body }, context) => {
    // It names companies and what they bought.
    await services.database.db.transaction().execute((tx) =>
      recordAudit(tx, services.clock.now(), {
        actorId: sessionOf(context).accountId,
        action: "sales.export",
        subject: { kind: "sales", id: body.salesMonth },
        details: body,
      }),
    )
    return signSales(services, body, context.language)
  }),
]
