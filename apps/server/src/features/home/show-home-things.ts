import type { DesignerCard } from "@roomwright/contract/works/designers"
import type { ArticleCard } from "@roomwright/contract/content/calls"
import type { ProductCard } from "@roomwright/contract/catalogue/calls"
import type { HomeThing, HomeThingKind } from "@roomwright/contract/home/admin"
import { showText, type Language, type LocalText, type ShownText } from "@roomwright/contract/language"
import type { WorkCard } from "@roomwright/contract/works/calls"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { readNicknames } from "../accounts/accounts.public.ts"
import { readProductCards } from "../catalogue/catalogue.public.ts"
import { readArticleCards, readArticleTitles } from "../content/content.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { readDesignerCards, readWorkCards } from "../works/works.public.ts"

export const fromWork = ({ id, name, designer, picture }: WorkCard): HomeThing => ({
  kind: "work",
  id,
  state: "SHOWN",
  name,
  by: designer.nickname,
  picture,
})

export const fromProduct = ({ id, name, merchant, picture }: ProductCard): HomeThing => ({
  kind: "product",
  id,
  state: "SHOWN",
  name,
  by: merchant.nickname,
  picture,
})

export const fromDesigner =
  (language: Language) =>
  ({ id, nickname, city, pictures }: DesignerCard): HomeThing => ({
    kind: "designer",
    id,
    state: "SHOWN",
    name: { text: nickname, language },
    by: city.text,
    picture: pictures[0] ?? null,
  })

export const fromArticle = ({ id, title, cover }: ArticleCard): HomeThing => ({
  kind: "article",
  id,
  state: "SHOWN",
  name: title,
  by: "",
  picture: cover,
})

/** The current state of things, in the order of the ids; those no longer public come with their name only. */
export async function showHomeThings(
  services: Services,
  filterRegistry: FilterRegistry,
  { kind, ids }: { readonly kind: HomeThingKind; readonly ids: readonly string[] },
  language: Language,
): Promise<HomeThing[]> {
  if (ids.length === 0) return []
  const { db } = services.database
  const shown = await readShown(db, filterRegistry, kind, ids, language)
  const seen = new Map(shown.map((thing) => [thing.id, thing]))
  const hidden = ids.filter((id) => !seen.has(id))
  const names =
    hidden.length === 0 ? new Map<string, ShownText>() : await nameHidden[kind](db, hidden, language)
  return ids.map((id) => {
    const name = names.get(id) ?? null
    const unseen = { kind, id, state: name ? "HIDDEN" : "GONE", name, by: "", picture: null } as const
    return seen.get(id) ?? unseen
  })
}

async function readShown(
  db: Kysely<DB>,
  filterRegistry: FilterRegistry,
  kind: HomeThingKind,
  ids: readonly string[],
  language: Language,
): Promise<HomeThing[]> {
  switch (kind) {
    case "work":
      return (await readWorkCards(db, ids, language)).map(fromWork)
    case "product":
      return (await readProductCards(db, ids, language)).map(fromProduct)
    case "designer":
      return (await readDesignerCards(db, filterRegistry, ids, language)).map(fromDesigner(language))
    case "article":
      return (await readArticleCards(db, ids, language)).map(fromArticle)
  }
}

type NameHidden = (
  db: Kysely<DB>,
  ids: readonly string[],
  language: Language,
) => Promise<ReadonlyMap<string, ShownText>>

/** The names of existing things that are not public. Deleted things have none. */
const nameHidden: Readonly<Record<HomeThingKind, NameHidden>> = {
  async work(db, ids, language) {
    const rows = await db
      .selectFrom("work")
      .select(["id", "name"])
      .where("id", "in", ids)
      .where("deleted_at", "is", null)
      .execute()
    return named(rows, language)
  },
  async product(db, ids, language) {
    return named(
      await db.selectFrom("product").select(["id", "name"]).where("id", "in", ids).execute(),
      language,
    )
  },
  async designer(db, ids, language) {
    const names = await readNicknames(db, ids)
    return new Map([...names].map(([id, text]) => [id, { text, language }]))
  },
  article: readArticleTitles,
}

const named = (
  rows: readonly { readonly id: string; readonly name: LocalText }[],
  language: Language,
): ReadonlyMap<string, ShownText> => new Map(rows.map(({ id, name }) => [id, showText(name, language)]))
