import {
  homeLists,
  type AdminHome,
  type HomeChoice,
  type HomeMode,
  type HomeSection,
  type HomeThing,
} from "@roomwright/contract/home/admin"

/** What is chosen for a section while it is edited; the hero is a section of one. */
export interface SectionDraft {
  readonly mode: HomeMode
  readonly chosen: readonly HomeThing[]
}

export type HomeDraft = Readonly<Record<HomeSection, SectionDraft>>

export const sections = ["hero", ...homeLists] as const

export const toDraft = ({ hero, works, products, designers, articles }: AdminHome): HomeDraft => ({
  hero: { mode: hero.mode, chosen: hero.chosen ? [hero.chosen] : [] },
  works,
  products,
  designers,
  articles,
})

export function toChoice({ hero, ...lists }: HomeDraft): HomeChoice {
  const [first] = hero.chosen
  const listOf = ({ mode, chosen }: SectionDraft) => ({ mode, chosen: chosen.map(({ id }) => id) })
  return {
    hero: {
      mode: hero.mode,
      chosen:
        first && (first.kind === "work" || first.kind === "article")
          ? { kind: first.kind, id: first.id }
          : null,
    },
    works: listOf(lists.works),
    products: listOf(lists.products),
    designers: listOf(lists.designers),
    articles: listOf(lists.articles),
  }
}

/** Whether two drafts choose the same. */
export const choosesSame = (one: HomeDraft, other: HomeDraft): boolean =>
  JSON.stringify(toChoice(one)) === JSON.stringify(toChoice(other))

/** The same things with one of them at another place. */
export function moveThing(things: readonly HomeThing[], from: number, to: number): readonly HomeThing[] {
  const moved = things[from]
  if (moved === undefined || to < 0 || to >= things.length) return things
  const others = things.filter((_thing, at) => at !== from)
  return others.toSpliced(to, 0, moved)
}

interface SavedDraft {
  readonly base: number
  readonly draft: HomeDraft
}

/** Whether what a browser kept is a draft: a tab may live through a release. */
export function isSavedDraft(value: object): value is SavedDraft {
  if (!("base" in value) || typeof value.base !== "number" || !("draft" in value)) return false
  const { draft } = value
  return typeof draft === "object" && draft !== null && sections.every((name) => name in draft)
}
