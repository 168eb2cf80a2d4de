import { kindOfHomeList, type AdminHome, type HomeList } from "@roomwright/contract/home/admin"
import type { Language } from "@roomwright/contract/language"
import type { Services } from "../../platform/services.ts"
import { readNicknames } from "../accounts/accounts.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { readHomeChoice } from "./home-choice.ts"
import { showHomeThings } from "./show-home-things.ts"

/** The choice for the home page, with the current state of each thing. */
export async function showEditedHome(
  services: Services,
  filterRegistry: FilterRegistry,
  language: Language,
): Promise<AdminHome> {
  const { db } = services.database
  const { revision, choice, saved } = await readHomeChoice(db)
  const { mode, chosen } = choice.hero
  const listOf = async (list: HomeList) => ({
    mode: choice[list].mode,
    chosen: await showHomeThings(
      services,
      filterRegistry,
      { kind: kindOfHomeList[list], ids: choice[list].chosen },
      language,
    ),
  })
  const [[hero = null], works, products, designers, articles, names] = await Promise.all([
    chosen ? showHomeThings(services, filterRegistry, { kind: chosen.kind, ids: [chosen.id] }, language) : [],
    listOf("works"),
    listOf("products"),
    listOf("designers"),
    listOf("articles"),
    readNicknames(db, saved ? [saved.by] : []),
  ])
  const nickname = saved && names.get(saved.by)
  return {
    revision,
    savedAt: saved?.at.toISOString() ?? null,
    savedBy: saved && nickname !== undefined && nickname !== null ? { id: saved.by, nickname } : null,
    hero: { mode, chosen: hero },
    works,
    products,
    designers,
    articles,
  }
}
