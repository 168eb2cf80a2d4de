import { createHash } from "node:crypto"
import { designLicence, type DesignOffer } from "@roomwright/contract/orders/design-orders"
import { showText, type Language } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { readFullSizes } from "../media/media.public.ts"
import { readSoldWork, type SoldWork } from "../works/works.public.ts"
import { readShownPictures } from "./show-items.ts"

/**
 * Identifies the terms of sale: price, pictures, licence. Not secret: the server computes it again to
 * compare.
 */
export const nameDesignOffer = (workId: string, { price, pictureIds }: SoldWork): string =>
  createHash("sha256")
    .update([workId, price, designLicence, ...pictureIds].join(" "))
    .digest("base64url")
    .slice(0, 22)

export const isForSale = ({ price, isShelved }: SoldWork): boolean => isShelved && price > 0

/** The current price of a design. Throws `designWithdrawn`, and `notFound` for an unknown one. */
export async function readDesignOffer(
  { database: { db } }: Pick<Services, "database">,
  accountId: string,
  workId: string,
  language: Language,
): Promise<DesignOffer> {
  const sold = await readSoldWork(db, workId)
  if (!sold) throw new AppError("notFound")
  if (!isForSale(sold)) throw new AppError("designWithdrawn")
  const [seller, pictures, sizes, orderId] = await Promise.all([
    db
      .selectFrom("account")
      .select(["id", "nickname"])
      .where("id", "=", sold.designerId)
      .executeTakeFirstOrThrow(),
    readShownPictures(db, sold.pictureIds),
    readFullSizes(db, sold.pictureIds),
    findBought(db, accountId, workId),
  ])
  return {
    work: { id: workId, name: showText(sold.name, language) },
    seller,
    price: sold.price,
    pictures: sold.pictureIds.flatMap((id) => {
      const [picture, size] = [pictures.get(id), sizes.get(id)]
      return picture && size ? { picture, ...size } : []
    }),
    licence: designLicence,
    isOwn: sold.designerId === accountId,
    orderId,
    offer: nameDesignOffer(workId, sold),
  }
}

/** The order by which an account has bought a work, or is about to; null if there is none. */
export async function findBought(db: Kysely<DB>, buyerId: string, workId: string): Promise<string | null> {
  const row = await db
    .selectFrom("market_order")
    .select("id")
    .where("kind", "=", "design")
    .where("buyer_id", "=", buyerId)
    .where("subject_id", "=", workId)
    .where("state", "not in", ["CANCELLED", "EXPIRED"])
    .executeTakeFirst()
  return row?.id ?? null
}
