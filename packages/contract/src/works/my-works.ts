import * as z from "zod/mini"
import { lineOf, paragraphsOf } from "../accounts/fields.ts"
import { del, get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize, Slug } from "../input-shapes.ts"
import { languages, LocalText, ShownText } from "../language.ts"
import { OwnPanorama, PanoramaForms } from "./panoramas.ts"
import { OwnPicture } from "../media/picture.ts"
import { studioAudiences } from "../studio/sessions.ts"

export const myWorkLimits = {
  name: 80,
  styleDescription: 4_000,
  areaMax: 99_999,
  /** From the specification. */
  detailImages: 12,
  url: 500,
  priceMax: 1_000_000_000,
  /** Why staff take a work down. */
  reason: 500,
} as const

/**
 * The state of a work: published, unpublished, or taken down by staff (`HELD`), who alone can put it back. A
 * new one is unpublished.
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
  /** When its designer asked staff for a new review. */
  lookAskedAt: z.nullable(z.string()),
  viewCount: z.int(),
  /** Paid sales. */
  saleCount: z.int(),
  /** How many accounts saved it as a favourite. */
  favouriteCount: z.int(),
  changedAt: z.string(),
  /** The first publication; null before it. */
  publishedAt: z.nullable(z.string()),
})
export type MyWorkSummary = z.infer<typeof MyWorkSummary>

/** The caller's work for editing: texts as stored. */
export const MyWork = z.object({
  ...MyWorkSummary.shape,
  /** Incremented by every change of the designer. */
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

/** An address that a frame may open: https, without name or password. */
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
    /** The id of an existing work. */
    id: z.optional(Id),
    /** The key of a new work, created when the form opens: repeating it returns the same work. */
    key: z.optional(Id),
    /** The edition that the form started from; without it the later change wins. */
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
    /** Uploads of this account for works, or pictures of the work. */
    mainImage: Id,
    detailImages: z.array(Id).check(z.maxLength(myWorkLimits.detailImages)),
    /** All panoramas; when omitted they stay as they are. */
    panoramas: z.optional(PanoramaForms),
    url3d: Url3d,
    template: z.boolean(),
    /** The work whose scene this one started from: a published template, or the designer's own. */
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
  summary: "Creates a work, unpublished, or changes the one that `id` names.",
  access: "required",
  audiences: studioAudiences,
  body: MyWorkForm,
  data: MyWork,
  errors: ["designersOnly", "uploadGone", "workChanged"],
})

export const myWorkSorts = ["changed", "newest", "views"] as const

export const listMyWorks = get("/designer/designs", {
  summary: "The works of the signed-in designer, published or not.",
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
  summary: "One work of the signed-in designer in full.",
  access: "required",
  params: one,
  data: MyWork,
  errors: ["designersOnly"],
})

export const deleteMyWork = del("/designer/designs/{id}", {
  summary: "Deletes a work for good. Its buyers keep their copies.",
  access: "required",
  params: one,
  data: z.null(),
  errors: ["designersOnly"],
})

/** What a designer's profile needs before the first publication, in the order of the profile page. */
export const profileGaps = ["avatar", "experience", "city", "styles", "introduction"] as const
export type ProfileGap = (typeof profileGaps)[number]

export const shelveMyWork = post("/designer/designs/{id}/shelving", {
  summary:
    "Publishes a work. The first time, the profile must be complete; the faults name what is missing (profile.avatar, say).",
  access: "required",
  audiences: studioAudiences,
  params: one,
  data: MyWork,
  errors: ["designersOnly", "designerIncomplete", "workHeld"],
})

export const unshelveMyWork = post("/designer/designs/{id}/unshelving", {
  summary: "Unpublishes a work.",
  access: "required",
  params: one,
  data: MyWork,
  errors: ["designersOnly"],
})

export const requestReview = post("/designer/designs/{id}/looks", {
  summary: "Asks staff for a new review of a work that they took down; once each time.",
  access: "required",
  params: one,
  data: MyWork,
  errors: ["designersOnly", "lookAskedAlready"],
})

/** The current numbers behind a level; the level itself follows within minutes. */
export const OwnLevel = z.object({
  level: z.int(),
  works: z.int(),
  views: z.int(),
  sales: z.int(),
})
export type OwnLevel = z.infer<typeof OwnLevel>

export const readOwnLevel = get("/designer/level", {
  summary: "The level of the signed-in designer, with the numbers behind it.",
  access: "required",
  data: OwnLevel,
  errors: ["designersOnly"],
})
