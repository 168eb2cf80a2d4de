import { recordOrderForm } from "@roomwright/contract/analytics/calls"
import type { OrderKind } from "@roomwright/contract/orders/calls"
import { useEffect } from "react"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { siteCall } from "../platform/site-call.ts"

/** Has it counted that somebody opened the form to order this. One that cannot be counted is no trouble of the buyer's. */
export function useCountedForm(offered: OrderKind, id: string): void {
  useEffect(() => {
    siteCall(shownLanguage())(recordOrderForm, { params: { offered } }).catch(() => {})
  }, [offered, id])
}
