import type { OrderItem, OrderLine } from "@roomwright/contract/orders/order-item"
import { showText, type Language } from "@roomwright/contract/language"
import type { OwnPicture, Picture } from "@roomwright/contract/media/picture"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { pictureColumns, toOwnPicture, toPicture } from "../media/media.public.ts"
import type { StoredItem } from "./stored-item.ts"

interface Kept {
  readonly subjectId: string
  readonly item: StoredItem
}

type Showing = Pick<Services, "database" | "config" | "clock">

/**
 * The ordered things, in the reader's language, in the given order; check access to the orders before.
 * Pictures of goods are kept with their orders, at addresses that work for a minute if they are no longer
 * public; those of hidden designs are left out, as their orders serve them.
 */
export async function showItems(
  services: Showing,
  kept: readonly Kept[],
  language: Language,
): Promise<OrderItem[]> {
  const pictures = await readItemPictures(services, kept)
  return kept.map(({ subjectId, item: { name, sku, size, colour, pictureId } }) => ({
    subjectId,
    name: showText(name, language),
    picture: pictureId === null ? null : (pictures.get(pictureId) ?? null),
    sku,
    size: size === null ? null : showText(size, language),
    colour: colour === null ? null : { name: showText(colour.name, language), hex: colour.hex },
  }))
}

/** All things of orders of several, in the reader's language; none for the others. */
export async function showLines(
  services: Showing,
  kept: readonly Kept[],
  language: Language,
): Promise<OrderLine[][]> {
  const all = kept.flatMap(({ item }) => item.lines ?? [])
  const items = await showItems(
    services,
    all.map((line) => ({ subjectId: line.productId, item: line })),
    language,
  )
  const shown = new Map(all.map((line, at) => [line, items[at]]))
  return kept.map(({ item: { lines = [] } }) =>
    lines.flatMap((line): OrderLine[] => {
      const item = shown.get(line)
      const { quantity, unitPrice, deliveryCost } = line
      return item ? [{ item, quantity, unitPrice, deliveryCost }] : []
    }),
  )
}

async function readItemPictures(
  services: Showing,
  kept: readonly Kept[],
): Promise<ReadonlyMap<string, OwnPicture>> {
  const ids = kept.flatMap(({ item }) => item.pictureId ?? [])
  if (ids.length === 0) return new Map()
  const ofGoods = new Set(
    kept.flatMap(({ item }) => (item.pictureIds === undefined ? (item.pictureId ?? []) : [])),
  )
  const rows = await services.database.db
    .selectFrom("picture")
    .select([...pictureColumns, "picture.hidden"])
    .where("picture.id", "in", ids)
    .execute()
  return new Map(
    rows
      .filter(({ pictureId, hidden }) => !hidden || ofGoods.has(pictureId))
      .map((row) => [row.pictureId, toOwnPicture(services, row)]),
  )
}

/** The public pictures, by id. */
export async function readShownPictures(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("picture")
    .select(pictureColumns)
    .where("picture.id", "in", ids)
    .where("picture.hidden", "=", false)
    .execute()
  return new Map(rows.map((row) => [row.pictureId, toPicture(row)]))
}
