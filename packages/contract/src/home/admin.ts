import * as z from "zod/mini"
import { get, post, put, type Access } from "../endpoint.ts"
import { HomePage } from "./calls.ts"
import { Id, Keyword } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { Picture } from "../media/picture.ts"

/** Who decides what the home page shows. */
const editors: Access = ["ROLE_EDITOR", "ROLE_ADMIN"]

/**
 * How many things a list of the home page shows, and how many can be chosen for it: the rest are reserves.
 */
export const homeShown = { works: 6, products: 8, designers: 4, articles: 3 } as const
export const homeChosenMax = 12

export const homeLists = ["works", "products", "designers", "articles"] as const
export type HomeList = (typeof homeLists)[number]
export type HomeSection = HomeList | "hero"

export const HomeThingKind = z.enum(["work", "product", "designer", "article"])
export type HomeThingKind = z.infer<typeof HomeThingKind>

/** The kind of things in each list. */
export const kindOfHomeList = {
  works: "work",
  products: "product",
  designers: "designer",
  articles: "article",
} as const satisfies Record<HomeList, HomeThingKind>

/** `AUTOMATIC` ignores the choice; `CHOSEN` shows it first and fills up automatically. */
export const HomeMode = z.enum(["AUTOMATIC", "CHOSEN"])
export type HomeMode = z.infer<typeof HomeMode>

const Ids = z.array(Id).check(
  z.maxLength(homeChosenMax),
  z.refine((ids) => new Set(ids).size === ids.length),
)
const ListChoice = z.strictObject({ mode: HomeMode, chosen: Ids })

/** The choice for each section of the home page, in its order. */
export const HomeChoice = z.strictObject({
  hero: z.strictObject({
    mode: HomeMode,
    chosen: z.nullable(z.strictObject({ kind: z.enum(["work", "article"]), id: Id })),
  }),
  works: ListChoice,
  products: ListChoice,
  designers: ListChoice,
  articles: ListChoice,
})
export type HomeChoice = z.infer<typeof HomeChoice>

/** `HIDDEN`: exists, but is not public (any more): unpublished, off sale, withdrawn. `GONE`: deleted. */
export const HomeThingState = z.enum(["SHOWN", "HIDDEN", "GONE"])
export type HomeThingState = z.infer<typeof HomeThingState>

/** Something that the home page can show, as editors see it. */
export const HomeThing = z.object({
  kind: HomeThingKind,
  id: z.string(),
  state: HomeThingState,
  /** Null for a deleted thing without a name. */
  name: z.nullable(ShownText),
  /** Its owner or origin; may be empty. */
  by: z.string(),
  /** Of what everybody may see. */
  picture: z.nullable(Picture),
})
export type HomeThing = z.infer<typeof HomeThing>

const AdminList = z.object({ mode: HomeMode, chosen: z.array(HomeThing) })

export const AdminHome = z.object({
  /** The revision of the choice, 0 before the first one; a save names it. */
  revision: z.int(),
  savedAt: z.nullable(z.string()),
  /** Null before the first choice, and for erased accounts. */
  savedBy: z.nullable(z.object({ id: z.string(), nickname: z.string() })),
  hero: z.object({ mode: HomeMode, chosen: z.nullable(HomeThing) }),
  works: AdminList,
  products: AdminList,
  designers: AdminList,
  articles: AdminList,
})
export type AdminHome = z.infer<typeof AdminHome>

export const readAdminHome = get("/admin/home", {
  summary: "The editors' choice for the home page, with the current state of each thing.",
  access: editors,
  data: AdminHome,
})

export const saveAdminHome = put("/admin/home", {
  summary: "Chooses what the home page shows. New choices must be public.",
  access: editors,
  body: z.strictObject({
    /** The revision that the choice started from. */
    base: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    choice: HomeChoice,
  }),
  data: AdminHome,
  errors: ["ownCase", "contentChanged", "homeThingHidden"],
})

export const previewHome = post("/admin/home/previews", {
  summary: "A preview of the home page with this choice. Saves nothing.",
  access: editors,
  body: z.strictObject({ choice: HomeChoice }),
  data: HomePage,
})

export const findHomeThings = get("/admin/home/things", {
  summary: "A few things of a kind that the home page can show, by keyword; without one the newest.",
  access: editors,
  query: z.strictObject({ thing: z._default(HomeThingKind, "work"), w: z.optional(Keyword) }),
  data: z.array(HomeThing),
})
