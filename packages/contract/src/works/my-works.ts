import * as z from "zod/mini"
import { lineOf, paragraphsOf } from "../accounts/fields.ts"
import { del, get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize, Slug } from "../input-shapes.ts"
import { languages, LocalText, ShownText } from "../language.ts"
import { OwnPanorama, PanoramaForms } from "./panoramas.ts"
import { OwnPicture } from "../media/picture.ts"

export const myWorkLimits = {
  name: 80,
  styleDescription: 4_000,
  areaMax: 99_999,
  /** The specification's. */
  detailImages: 12,
  url: 500,
  priceMax: 1_000_000_000,
  /** Why staff take something down. */
  reason: 500,
} as const

/**
 * Where a work stands: on the shelf, off it, or taken down by staff (`HELD`), who alone put it back. A new one is off
 * the shelf.
 */
export const myWorkStates = ["SHELVED", "UNSHELVED", "HELD"] as const
export const MyWorkState = z.enum(myWorkStates)
export type MyWorkState = z.infer<typeof MyWorkState>

export const MyWorkSummary = z.object({
  id: z.string(),
  name: ShownText,
  picture: OwnPicture,
  areaM2: z.number(),
  price: z.int(),
  template: z.boolean(),
  state: MyWorkState,
  /** Why staff took it down. */
  reason: z.nullable(z.string()),
  /** When its designer asked staff to look at it again. */
  lookAskedAt: z.nullable(z.string()),
  viewCount: z.int(),
  /** Sold and paid for. */
  saleCount: z.int(),
  /** How many keep it as a favourite. */
  favouriteCount: z.int(),
  changedAt: z.string(),
  /** The first time; null before it. */
  publishedAt: z.nullable(z.string()),
})
export type MyWorkSummary = z.infer<typeof MyWorkSummary>

/** A work of one's own, as it is edited: texts as stored. */
export const MyWork = z.object({
  ...MyWorkSummary.shape,
  /** Counted up with every change that the designer makes. */
  edition: z.int(),
  localName: LocalText,
  styleDescription: LocalText,
  style: z.string(),
  homeType: z.string(),
  space: z.string(),
  scene: z.string(),
  roomType: z.string(),
  mainImage: OwnPicture,
  detailImages: z.array(OwnPicture),
  panoramas: z.array(OwnPanorama),
  /** "" for none. */
  url3d: z.string(),
  templateId: z.nullable(z.string()),
})
export type MyWork = z.infer<typeof MyWork>

const isFilled = (text: LocalText): boolean => languages.some((language) => (text[language] ?? "") !== "")

/** What a browser may be led to in a frame: https, with no name or password in it. */
export function isFrameAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === "https:" && username === "" && password === ""
}

const Url3d = z.pipe(
  lineOf(myWorkLimits.url),
  z.string().check(z.refine((text) => text === "" || isFrameAddress(text))),
)

/** Square metres, to the hundredth. */
const Area = z.number().check(
  z.minimum(1),
  z.maximum(myWorkLimits.areaMax),
  z.refine((area) => Math.abs(area * 100 - Math.round(area * 100)) < 1e-6),
)

export const MyWorkForm = z
  .strictObject({
    /** Of the work that is changed. */
    id: z.optional(Id),
    /** Of a new one, made when the form opens: sent again it is the same work. */
    key: z.optional(Id),
    /** That the form of a change began with; without it the later change wins. */
    edition: z.optional(z.int().check(z.minimum(1))),
    localName: z
      .strictObject({
        zh: z.optional(lineOf(myWorkLimits.name)),
        en: z.optional(lineOf(myWorkLimits.name)),
        vi: z.optional(lineOf(myWorkLimits.name)),
      })
      .check(z.refine(isFilled)),
    style: Slug,
    homeType: Slug,
    space: Slug,
    area: Area,
    scene: Slug,
    roomType: Slug,
    /** Uploads of this account for works, or pictures that the work has. */
    mainImage: Id,
    detailImages: z.array(Id).check(z.maxLength(myWorkLimits.detailImages)),
    /** All of them; without it they stay as they are. */
    panoramas: z.optional(PanoramaForms),
    url3d: Url3d,
    template: z.boolean(),
    /** The work whose scene this one started from: a published template, or one of one's own. */
    templateId: z.nullable(Id),
    styleDescription: z.strictObject({
      zh: z.optional(paragraphsOf(myWorkLimits.styleDescription)),
      en: z.optional(paragraphsOf(myWorkLimits.styleDescription)),
      vi: z.optional(paragraphsOf(myWorkLimits.styleDescription)),
    }),
    /** VND; 0 = not for sale. */
    price: z.int().check(z.minimum(0), z.maximum(myWorkLimits.priceMax)),
  })
  .check(
    z.refine(({ id, key }) => (id === undefined) !== (key === undefined), { path: ["key"] }),
    z.refine(
      ({ mainImage, detailImages }) => new Set([mainImage, ...detailImages]).size > detailImages.length,
      {
        path: ["detailImages"],
      },
    ),
  )
export type MyWorkForm = z.infer<typeof MyWorkForm>

const one = z.object({ id: Id })

export const saveMyWork = post("/designer/design", {
  summary: "Makes a work, off the shelf, or changes the one that `id` names.",
  access: "required",
  body: MyWorkForm,
  data: MyWork,
  errors: ["designersOnly", "uploadGone", "workChanged"],
})

export const myWorkSorts = ["changed", "newest", "views"] as const

export const listMyWorks = get("/designer/designs", {
  summary: "The works of the signed-in designer, on the shelf or not.",
  access: "required",
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    state: z.optional(MyWorkState),
    sort: z._default(z.enum(myWorkSorts), "changed"),
    /** A part of its name. */
    w: z.optional(Keyword),
  }),
  data: pageOf(MyWorkSummary),
  errors: ["designersOnly"],
})

export const readMyWork = get("/designer/designs/{id}", {
  summary: "One work of the signed-in designer, whole.",
  access: "required",
  params: one,
  data: MyWork,
  errors: ["designersOnly"],
})

export const deleteMyWork = del("/designer/designs/{id}", {
  summary: "Deletes a work for good. Who bought it keeps what was bought.",
  access: "required",
  params: one,
  data: z.null(),
  errors: ["designersOnly"],
})

/** What a designer's profile must hold before the first work is published, in the order of the profile page. */
export const profileGaps = ["avatar", "experience", "city", "styles", "introduction"] as const
export type ProfileGap = (typeof profileGaps)[number]

export const shelveMyWork = post("/designer/designs/{id}/shelving", {
  summary:
    "Puts a work on the shelf: everybody sees it. Before the first time the profile must be complete; the faults name what is missing (profile.avatar, say).",
  access: "required",
  params: one,
  data: MyWork,
  errors: ["designersOnly", "designerIncomplete", "workHeld"],
})

export const unshelveMyWork = post("/designer/designs/{id}/unshelving", {
  summary: "Takes a work off the shelf.",
  access: "required",
  params: one,
  data: MyWork,
  errors: ["designersOnly"],
})

export const requestReview = post("/designer/designs/{id}/looks", {
  summary: "Asks staff to look again at a work that they took down; once each time.",
  access: "required",
  params: one,
  data: MyWork,
  errors: ["designersOnly", "lookAskedAlready"],
})

/** What a level is counted from, as it is now; the level itself follows within minutes. */
export const OwnLevel = z.object({
  level: z.int(),
  works: z.int(),
  views: z.int(),
  sales: z.int(),
})
export type OwnLevel = z.infer<typeof OwnLevel>

export const readOwnLevel = get("/designer/level", {
  summary: "The level of the signed-in designer, with the figures it is counted from.",
  access: "required",
  data: OwnLevel,
  errors: ["designersOnly"],
})
