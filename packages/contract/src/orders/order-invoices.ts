import * as z from "zod/mini"
import { post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { InvoiceNote } from "../payments/invoices.ts"
import { Order } from "./calls.ts"

export const noteOrderInvoice = post("/user/orders/{id}/invoice", {
  summary:
    "The merchant notes the invoice that was issued to the buyer's company; the buyer gets it by mail.",
  access: "required",
  params: z.object({ id: Id }),
  body: InvoiceNote,
  data: Order,
  errors: ["billClosed"],
})
