import { HomeChoice, type HomeList } from "@roomwright/contract/home/admin"
import type { Kysely } from "kysely"
import { prepared } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"

/** No choice: the home page fills itself. */
export const nothingChosen: HomeChoice = {
  hero: { mode: "AUTOMATIC", chosen: null },
  works: { mode: "AUTOMATIC", chosen: [] },
  products: { mode: "AUTOMATIC", chosen: [] },
  designers: { mode: "AUTOMATIC", chosen: [] },
  articles: { mode: "AUTOMATIC", chosen: [] },
}

export interface StoredChoice {
  /** 0 before the first choice. */
  readonly revision: number
  readonly choice: HomeChoice
  readonly saved: { readonly by: string; readonly at: Date } | null
}

/** The editors' choice as stored. A different format of a later release counts as none. */
export async function readHomeChoice(db: Kysely<DB>): Promise<StoredChoice> {
  const row = await db
    .selectFrom("home_choice")
    .modifyFront(prepared)
    .select(["revision", "choice", "saved_by", "saved_at"])
    .executeTakeFirst()
  if (!row) return { revision: 0, choice: nothingChosen, saved: null }
  const { success, data } = HomeChoice.safeParse(row.choice)
  return {
    revision: row.revision,
    choice: success ? data : nothingChosen,
    saved: { by: row.saved_by, at: row.saved_at },
  }
}

/** The chosen things on the home page: automatic sections have none. */
export interface ChosenThings extends Readonly<Record<HomeList, readonly string[]>> {
  readonly hero: HomeChoice["hero"]["chosen"]
}

export function chosenThings({ hero, ...lists }: HomeChoice): ChosenThings {
  const idsOf = (list: HomeList): readonly string[] =>
    lists[list].mode === "CHOSEN" ? lists[list].chosen : []
  return {
    hero: hero.mode === "CHOSEN" ? hero.chosen : null,
    works: idsOf("works"),
    products: idsOf("products"),
    designers: idsOf("designers"),
    articles: idsOf("articles"),
  }
}

/** All ids in a choice, used or not. */
export const namedIn = ({ hero, ...lists }: HomeChoice): ChosenThings => ({
  hero: hero.chosen,
  works: lists.works.chosen,
  products: lists.products.chosen,
  designers: lists.designers.chosen,
  articles: lists.articles.chosen,
})
