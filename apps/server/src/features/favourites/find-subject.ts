import type { FavouriteSubject } from "@roomwright/contract/favourites/calls"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { selectMerchants } from "../catalogue/catalogue.public.ts"
import { selectDesigners } from "../works/works.public.ts"

/** What is kept, or who is followed. */
export interface Subject {
  readonly subject: FavouriteSubject
  readonly id: string
}

/** The owner, for public things. */
const owners = {
  work: (db: Kysely<DB>, id: string) =>
    db
      .selectFrom("work")
      .select("designer_id as ownerId")
      .where("id", "=", id)
      .where("shelved", "=", true)
      .executeTakeFirst(),
  product: (db: Kysely<DB>, id: string) =>
    db
      .selectFrom("product")
      .select("merchant_id as ownerId")
      .where("id", "=", id)
      .where("on_sale", "=", true)
      .executeTakeFirst(),
  designer: (db: Kysely<DB>, id: string) =>
    selectDesigners(db).select("account.id as ownerId").where("account.id", "=", id).executeTakeFirst(),
  merchant: (db: Kysely<DB>, id: string) =>
    selectMerchants(db).select("account.id as ownerId").where("account.id", "=", id).executeTakeFirst(),
} as const

/** The owner of a public thing. Throws `notFound` for a hidden one, too. */
export async function findOwner(db: Kysely<DB>, { subject, id }: Subject): Promise<string> {
  const found = await owners[subject](db, id)
  if (!found) throw new AppError("notFound")
  return found.ownerId
}
