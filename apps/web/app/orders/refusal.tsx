import { pagePaths } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import type { ApiError } from "../platform/api.ts"
import { useOrderText } from "./order-texts.ts"

/** Why an order was not taken. */
export interface Refusal {
  readonly text: string
  /** The buyer has orders to pay or to call off before. */
  readonly isForUnpaid: boolean
}

export const refusalOf = (error: ApiError): Refusal => ({
  text: error.message,
  isForUnpaid: error.is("tooManyUnpaid") || error.is("tooMuchUnpaid"),
})

const unpaidPath = `${pagePaths.orders}?status=AWAITING_PAYMENT`

/** Says it, and leads to where it can be mended. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const t = useOrderText()
  return (
    <>
      <p>{refusal.text}</p>
      {refusal.isForUnpaid ? (
        <Link to={unpaidPath} className="mt-1 inline-block underline underline-offset-4">
          {t("orders.bill.seeUnpaid")}
        </Link>
      ) : null}
    </>
  )
}
