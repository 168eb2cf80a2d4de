import type { PageOf } from "@roomwright/contract/envelope"
import type { FavouriteProduct, FavouriteWork, Followed } from "@roomwright/contract/favourites/lists"
import { FavouriteSubject } from "@roomwright/contract/favourites/calls"
import type { Language } from "@roomwright/contract/language"
import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { readMerchantCards, readProductCards } from "../catalogue/catalogue.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { readDesignerCards, readWorkCards } from "../works/works.public.ts"

interface Asked {
  readonly page: number
  readonly size: number
  readonly w?: string | undefined
}

type Page<Item> = PageOf<Item> & { readonly content: Item[] }

/** The works that an account saved, the newest favourite first. */
export async function listFavouriteWorks(
  { database: { db } }: Pick<Services, "database">,
  accountId: string,
  asked: Asked,
  language: Language,
): Promise<Page<FavouriteWork>> {
  const page = await readPage(db, accountId, ["work"], asked, isNamedWork)
  const cards = byId(await readWorkCards(db, idsOf(page.content), language))
  return {
    ...page,
    content: page.content.map(({ id, addedAt }) => ({ id, addedAt, work: cards.get(id) ?? null })),
  }
}

/** The products that an account saved, the newest favourite first. */
export async function listFavouriteProducts(
  { database: { db } }: Pick<Services, "database">,
  accountId: string,
  asked: Asked,
  language: Language,
): Promise<Page<FavouriteProduct>> {
  const page = await readPage(db, accountId, ["product"], asked, isNamedProduct)
  const cards = byId(await readProductCards(db, idsOf(page.content), language))
  return {
    ...page,
    content: page.content.map(({ id, addedAt }) => ({ id, addedAt, product: cards.get(id) ?? null })),
  }
}

/** Whom an account follows, the newest first. */
export async function listFollowed(
  { database: { db } }: Pick<Services, "database">,
  filterRegistry: FilterRegistry,
  { accountId, language }: { readonly accountId: string; readonly language: Language },
  asked: Asked,
): Promise<Page<Followed>> {
  const page = await readPage(db, accountId, ["designer", "merchant"], asked, isNamedAccount)
  const ofKind = (wanted: FavouriteSubject): string[] =>
    idsOf(page.content.filter(({ subject }) => subject === wanted))
  const [designers, merchants] = await Promise.all([
    readDesignerCards(db, filterRegistry, ofKind("designer"), language).then(byId),
    readMerchantCards(db, ofKind("merchant"), language).then(byId),
  ])
  const content = page.content.map(({ id, addedAt, subject }): Followed =>
    subject === "designer"
      ? { id, addedAt, subject, designer: designers.get(id) ?? null, merchant: null }
      : { id, addedAt, subject: "merchant", designer: null, merchant: merchants.get(id) ?? null },
  )
  return { ...page, content }
}

interface KeptRow {
  readonly id: string
  readonly subject: FavouriteSubject
  readonly addedAt: string
}

async function readPage(
  db: Kysely<DB>,
  accountId: string,
  kinds: readonly FavouriteSubject[],
  { page, size, w }: Asked,
  isNamed: (pattern: string) => RawBuilder<SqlBool>,
): Promise<Page<KeptRow>> {
  const kept = db
    .selectFrom("favourite")
    .where("account_id", "=", accountId)
    .where("subject_kind", "in", kinds)
    .$if(Boolean(w), (query) => query.where(isNamed(containing(w ?? ""))))
  const [rows, { total }] = await Promise.all([
    kept
      .select(["subject_kind", "subject_id", "created_at"])
      .orderBy("created_at", "desc")
      .orderBy("subject_id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    kept.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ])
  const content = rows.map(({ subject_kind, subject_id, created_at }) => ({
    id: subject_id,
    subject: FavouriteSubject.parse(subject_kind),
    addedAt: created_at.toISOString(),
  }))
  return { content, page, size, totalElements: total }
}

/** Only public things can be found by name. */
const isNamedWork = (pattern: string) => sql<SqlBool>`exists (
  select from work where work.id = favourite.subject_id and work.shelved
    and (work.name ->> 'zh' ilike ${pattern} or work.name ->> 'en' ilike ${pattern} or work.name ->> 'vi' ilike ${pattern})
)`

const isNamedProduct = (pattern: string) => sql<SqlBool>`exists (
  select from product where product.id = favourite.subject_id and product.on_sale
    and (product.name ->> 'zh' ilike ${pattern} or product.name ->> 'en' ilike ${pattern}
      or product.name ->> 'vi' ilike ${pattern})
)`

const isNamedAccount = (pattern: string) => sql<SqlBool>`exists (
  select from account where account.id = favourite.subject_id and account.erased_at is null
    and account.nickname ilike ${pattern}
)`

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map((card) => [card.id, card]))
