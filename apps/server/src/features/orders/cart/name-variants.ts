import type { CartEntry } from "@roomwright/contract/orders/cart"
import type { Kysely } from "kysely"
import type { DB } from "../../../platform/database/row-types.ts"
import { chooseVariants } from "../../catalogue/catalogue.public.ts"

export type NamedEntry = CartEntry & { readonly variant: string }

/** The same entries with a variant each; those of products that there are not are left out. */
export async function nameVariants(db: Kysely<DB>, entries: readonly CartEntry[]): Promise<NamedEntry[]> {
  const open = entries.filter(({ variant }) => variant === undefined)
  const chosen = await chooseVariants(
    db,
    open.map(({ product }) => product),
  )
  return entries.flatMap((entry) => {
    const variant = entry.variant ?? chosen.get(entry.product)
    return variant === undefined ? [] : [{ ...entry, variant }]
  })
}
