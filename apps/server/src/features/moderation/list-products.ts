import type { PageOf } from "@roomwright/contract/envelope"
import { Id } from "@roomwright/contract/input-shapes"
import { showText, type Language } from "@roomwright/contract/language"
import type { adminProductSorts, AdminProduct } from "@roomwright/contract/moderation/admin"
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { readKeyword, type ReadKeyword } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import { foundPicture, pictureColumns, toOwnPicture } from "../media/media.public.ts"
import { reportersOf } from "./report-parties.ts"

interface AdminProductsQuery {
  readonly page: number
  readonly size: number
  readonly w?: string | undefined
  readonly state?: "reported" | undefined
  readonly sort: (typeof adminProductSorts)[number]
}

/** One page of all products. */
export async function listAdminProducts(
  services: Services,
  { page, size, w, state, sort }: AdminProductsQuery,
  language: Language,
): Promise<PageOf<AdminProduct> & { content: AdminProduct[] }> {
  const { db } = services.database
  const keyword = w ? await readKeyword(db, "product_spelling", w) : null
  const matches = (eb: ExpressionBuilder<DB, "product">): Expression<SqlBool> =>
    eb.and([
      ...(state === "reported"
        ? [
            eb("product.id", "in", (inner) =>
              inner
                .selectFrom("report")
                .select("report.subject_id")
                .where("report.settled_at", "is", null)
                .where("report.subject_kind", "=", "product"),
            ),
          ]
        : []),
      ...(w && keyword ? [isCalled(eb, w, keyword)] : []),
    ])
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom("product")
      .innerJoin("account", "account.id", "product.merchant_id")
      .leftJoin("product_picture as first", (join) =>
        join.onRef("first.product_id", "=", "product.id").on("first.position", "=", 0),
      )
      .leftJoin("picture", "picture.id", "first.picture_id")
      .select(["product.id", "product.name", "product.merchant_id", "account.nickname", "product.on_sale"])
      .select(["product.lowest_price", "product.created_at", "picture.hidden", ...pictureColumns])
      .select(
        sql<number>`(select count(*)::int from report
          where report.subject_id = product.id and report.settled_at is null)`.as("report_count"),
      )
      .select(reportersOf("product.id").as("reporters"))
      .where(matches)
      .orderBy("product.id", sort === "newest" ? "desc" : "asc")
      .limit(size)
      .offset(page * size)
      .execute(),
    db
      .selectFrom("product")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where(matches)
      .executeTakeFirstOrThrow(),
  ])
  return {
    content: rows.map((row) => {
      const picture = foundPicture(row)
      return {
        id: row.id,
        name: showText(row.name, language),
        picture: picture && toOwnPicture(services, { ...picture, hidden: row.hidden !== false }),
        merchant: { id: row.merchant_id, nickname: row.nickname },
        lowestPrice: row.lowest_price,
        isOnSale: row.on_sale,
        createdAt: row.created_at.toISOString(),
        reportCount: row.report_count,
        parties: [row.merchant_id, ...row.reporters],
      }
    }),
    page,
    size,
    totalElements: total,
  }
}

/** Products that readers find by these words, and the one with exactly this id or article number. */
const isCalled = (
  eb: ExpressionBuilder<DB, "product">,
  w: string,
  { query }: ReadKeyword,
): Expression<SqlBool> =>
  eb.or([
    query === null ? sql<SqlBool>`false` : sql<SqlBool>`product.words @@ ${query}::tsquery`,
    ...(z.safeParse(Id, w).success ? [eb("product.id", "=", w)] : []),
    eb("product.id", "in", (inner) =>
      inner
        .selectFrom("product_variant")
        .select("product_variant.product_id")
        .where("product_variant.sku", "=", w),
    ),
  ])
