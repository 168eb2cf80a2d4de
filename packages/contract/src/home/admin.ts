import * as z from "zod/mini"
import { get, post, put, type Access } from "../endpoint.ts"
import { HomePage } from "./calls.ts"
import { Id, Keyword } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { Picture } from "../media/picture.ts"

/** Who decides what the front page shows. */
const editors: Access = ["ROLE_EDITOR", "ROLE_ADMIN"]

/** How many things a list of the front page shows, and how many may be chosen for it: more stand by for those that go. */
export const homeShown = { works: 6, products: 8, designers: 4, articles: 3 } as const
export const homeChosenMax = 12

export const homeLists = ["works", "products", "designers", "articles"] as const
export type HomeList = (typeof homeLists)[number]
export type HomeSection = HomeList | "hero"

export const HomeThingKind = z.enum(["work", "product", "designer", "article"])
export type HomeThingKind = z.infer<typeof HomeThingKind>

/** What each list is made of. */
export const kindOfHomeList = {
  works: "work",
  products: "product",
  designers: "designer",
  articles: "article",
} as const satisfies Record<HomeList, HomeThingKind>

/** `AUTOMATIC` leaves what is chosen aside; with `CHOSEN` it comes first, and the rest is found automatically. */
export const HomeMode = z.enum(["AUTOMATIC", "CHOSEN"])
export type HomeMode = z.infer<typeof HomeMode>

const Ids = z.array(Id).check(
  z.maxLength(homeChosenMax),
  z.refine((ids) => new Set(ids).size === ids.length),
)
const ListChoice = z.strictObject({ mode: HomeMode, chosen: Ids })

/** What is chosen for each section of the front page, in its order. */
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

/** `HIDDEN`: there, but not for everybody (any more): off the shelf, off sale, withdrawn. `GONE`: deleted. */
export const HomeThingState = z.enum(["SHOWN", "HIDDEN", "GONE"])
export type HomeThingState = z.infer<typeof HomeThingState>

/** Something that the front page can show, as editors see it. */
export const HomeThing = z.object({
  kind: HomeThingKind,
  id: z.string(),
  state: HomeThingState,
  /** Null for what is gone without a name. */
  name: z.nullable(ShownText),
  /** Whose it is, or from where; empty where there is nothing to say. */
  by: z.string(),
  /** Of what everybody may see. */
  picture: z.nullable(Picture),
})
export type HomeThing = z.infer<typeof HomeThing>

const AdminList = z.object({ mode: HomeMode, chosen: z.array(HomeThing) })

export const AdminHome = z.object({
  /** 0 before anybody chose; what is saved names it. */
  revision: z.int(),
  savedAt: z.nullable(z.string()),
  /** Null before anybody chose, and for who is gone. */
  savedBy: z.nullable(z.object({ id: z.string(), nickname: z.string() })),
  hero: z.object({ mode: HomeMode, chosen: z.nullable(HomeThing) }),
  works: AdminList,
  products: AdminList,
  designers: AdminList,
  articles: AdminList,
})
export type AdminHome = z.infer<typeof AdminHome>

export const readAdminHome = get("/admin/home", {
  summary: "What editors chose for the front page, with how it stands now.",
  access: editors,
  data: AdminHome,
})

export const saveAdminHome = put("/admin/home", {
  summary: "Chooses what the front page shows. What is newly chosen must be there for everybody.",
  access: editors,
  body: z.strictObject({
    /** The revision that the choice was made from. */
    base: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    choice: HomeChoice,
  }),
  data: AdminHome,
  errors: ["ownCase", "contentChanged", "homeThingHidden"],
})

export const previewHome = post("/admin/home/previews", {
  summary: "The front page as it would be with this choice. Nothing is saved.",
  access: editors,
  body: z.strictObject({ choice: HomeChoice }),
  data: HomePage,
})

export const findHomeThings = get("/admin/home/things", {
  summary: "A few things of a kind that the front page can show, by a keyword; without one the newest.",
  access: editors,
  query: z.strictObject({ thing: z._default(HomeThingKind, "work"), w: z.optional(Keyword) }),
  data: z.array(HomeThing),
})
