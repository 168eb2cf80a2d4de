import * as z from "zod/mini"
import { get, post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { Bill } from "./bills.ts"

const one = z.object({ id: Id })

export const keepAsCredit = post("/user/bills/{id}/credit", {
  summary: "What is due back of a bill stays as credit for other bills, unless an account was given for it.",
  access: "required",
  params: one,
  data: Bill,
  errors: ["billClosed"],
})

export const useCredit = post("/user/bills/{id}/credit-use", {
  summary:
    "Pays an open bill by credit, as far as it goes; it goes back when the bill expires or is cancelled.",
  access: "required",
  params: one,
  data: Bill,
  errors: ["billClosed", "creditGone"],
})

export const readCredit = get("/user/credit", {
  summary: "The credit of the signed-in account (VND).",
  access: "required",
  data: z.object({ balance: z.int() }),
})
