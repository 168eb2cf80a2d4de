import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import type { OrderedPicture } from "@roomwright/contract/orders/calls"
import { orderPath } from "@roomwright/contract/page-paths"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import {
  readFullSizes,
  readPictureFile,
  rewriteMetadata,
  signDownload,
  typeOfFormat,
  type MadeFile,
  type MakeFile,
} from "../media/media.public.ts"
import * as z from "zod/mini"
import { describeLicence, readLicence } from "./design-licence.ts"
import { readShownPictures } from "./show-items.ts"
import { StoredItem } from "./stored-item.ts"

/** The kind under which signed addresses of design pictures are registered. */
export const orderedPictures = "ordered-picture"

/** Whether the buyer may have the pictures: the order was paid, and not refunded. */
const givesPictures = (state: string): boolean => givingStates.includes(state)
const givingStates = ["PAID", "PROBLEM", "COMPLETED"]

const subjectOf = (orderId: string, position: number, size: "full" | "small"): string =>
  `${orderId}-${position}-${size}`

interface KeptDesign {
  readonly orderId: string
  readonly item: StoredItem
  readonly state: string
  readonly licence: string
  /** Before payment, buyers see only what is public. */
  readonly side: "buyer" | "seller" | "staff"
}

/** The pictures of a design as its order shows them. */
export async function showDesign(
  services: Pick<Services, "database" | "config" | "clock">,
  { orderId, item, state, licence, side }: KeptDesign,
): Promise<{ licence: string; pictures: OrderedPicture[]; isOpen: boolean }> {
  const { db } = services.database
  const ids = item.pictureIds ?? []
  const [shown, sizes] = await Promise.all([readShownPictures(db, ids), readFullSizes(db, ids)])
  const isOpen = side === "buyer" && givesPictures(state)
  const pictures = ids.flatMap((id, position) => {
    const size = sizes.get(id)
    if (!size) return []
    // The public one carries a mark, which its buyer has paid to be without.
    const picture = isOpen ? null : (shown.get(id) ?? null)
    const mayPreview = picture === null && (isOpen || side !== "buyer")
    const subject = subjectOf(orderId, position, "small")
    const preview = mayPreview ? signDownload(services, orderedPictures, subject).address : null
    return { position, ...size, picture, preview }
  })
  return { licence, pictures, isOpen }
}

interface Asked {
  readonly orderId: string
  readonly buyerId: string
  readonly position: number
}

/**
 * An address of a bought picture in full size, for 60 seconds. Throws `notFound`, and `orderChanged` while
 * unpaid.
 */
export async function signOrderedPicture(
  services: Pick<Services, "database" | "config" | "clock">,
  { orderId, buyerId, position }: Asked,
): Promise<SignedAddress> {
  const row = await services.database.db
    .selectFrom("market_order")
    .select("item")
    .where("id", "=", orderId)
    .where("buyer_id", "=", buyerId)
    .where("kind", "=", "design")
    .executeTakeFirst()
  if (!row || !z.parse(StoredItem, row.item).pictureIds?.[position]) throw new AppError("notFound")
  // With the state in one statement: a confirmation that is taken back meanwhile comes before or after it.
  const taken = await services.database.db
    .updateTable("market_order")
    .set(({ fn, val }) => ({
      pictures_taken_at: fn.coalesce("pictures_taken_at", val(services.clock.now())),
    }))
    .where("id", "=", orderId)
    .where("state", "in", givingStates)
    .returning("id")
    .executeTakeFirst()
  if (!taken) throw new AppError("orderChanged")
  return signDownload(services, orderedPictures, subjectOf(orderId, position, "full"))
}

/** Serves the file of a signed address, in full size with the licence inside: signing it checked the access. */
export const makeOrderedPicture =
  (services: Pick<Services, "database" | "files" | "config">): MakeFile =>
  async (subject): Promise<MadeFile | null> => {
    const [, orderId, position, size] = /^([0-9a-f-]{36})-(\d{1,2})-(full|small)$/.exec(subject) ?? []
    if (orderId === undefined) return null
    const row = await services.database.db
      .selectFrom("market_order as o")
      .innerJoin("bill as b", "b.id", "o.bill_id")
      .select(["o.item", "b.transfer_code"])
      .where("o.id", "=", orderId)
      .executeTakeFirst()
    const pictureId = row ? z.parse(StoredItem, row.item).pictureIds?.[Number(position)] : undefined
    if (!row || pictureId === undefined) return null
    const picture = await readPictureFile(services, pictureId, size === "full" ? "full" : "small")
    if (!picture) return null
    const { format } = picture
    const licence = size === "full" ? await readLicence(services.database.db, orderId) : null
    const page = new URL(orderPath(orderId), services.config.publicUrl).href
    const content = licence
      ? rewriteMetadata(picture.content, format, { xmp: describeLicence(licence, page) })
      : picture.content
    const fileName = `roomwright-${row.transfer_code}-${Number(position) + 1}.${format}`
    return { fileName, type: typeOfFormat[format], content }
  }
