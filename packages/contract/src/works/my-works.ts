import * as z from "zod/mini"
import { lineOf, paragraphsOf } from "../accounts/fields.ts"
import { del, get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize, Slug } from "../input-shapes.ts"
import { languages, LocalText, ShownText } from "../language.ts"
import { OwnPanorama, PanoramaForms } from "./panoramas.ts"
import { OwnPicture } from "../media/picture.ts"

export const designLimits = {
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
export const designStates = ["SHELVED", "UNSHELVED", "HELD"] as const
export const DesignState = z.enum(designStates)
export type DesignState = z.infer<typeof DesignState>

export const DesignSummary = z.object({
  id: z.string(),
  name: ShownText,
  picture: OwnPicture,
  areaM2: z.number(),
  price: z.int(),
  template: z.boolean(),
  state: DesignState,
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
export type DesignSummary = z.infer<typeof DesignSummary>

/** A work of one's own, as it is edited: texts as stored. */
export const Design = z.object({
  ...DesignSummary.shape,
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
export type Design = z.infer<typeof Design>

const isFilled = (text: LocalText): boolean => languages.some((language) => (text[language] ?? "") !== "")

/** What a browser may be led to in a frame: https, with no name or password in it. */
export function isFrameAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === "https:" && username === "" && password === ""
}

const Url3d = z.pipe(
  lineOf(designLimits.url),
  z.string().check(z.refine((text) => text === "" || isFrameAddress(text))),
)

/** Square metres, to the hundredth. */
const Area = z.number().check(
  z.minimum(1),
  z.maximum(designLimits.areaMax),
  z.refine((area) => Math.abs(area * 100 - Math.round(area * 100)) < 1e-6),
)

export const DesignForm = z
  .strictObject({
    /** Of the work that is changed. */
    id: z.optional(Id),
    /** Of a new one, made when the form opens: sent again it is the same work. */
    key: z.optional(Id),
    /** That the form of a change began with; without it the later change wins. */
    edition: z.optional(z.int().check(z.minimum(1))),
    localName: z
      .strictObject({
        zh: z.optional(lineOf(designLimits.name)),
        en: z.optional(lineOf(designLimits.name)),
        vi: z.optional(lineOf(designLimits.name)),
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
    detailImages: z.array(Id).check(z.maxLength(designLimits.detailImages)),
    /** All of them; without it they stay as they are. */
    panoramas: z.optional(PanoramaForms),
    url3d: Url3d,
    template: z.boolean(),
    /** The work whose scene this one started from: a published template, or one of one's own. */
    templateId: z.nullable(Id),
    styleDescription: z.strictObject({
      zh: z.optional(paragraphsOf(designLimits.styleDescription)),
      en: z.optional(paragraphsOf(designLimits.styleDescription)),
      vi: z.optional(paragraphsOf(designLimits.styleDescription)),
    }),
    /** VND; 0 = not for sale. */
    price: z.int().check(z.minimum(0), z.maximum(designLimits.priceMax)),
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
export type DesignForm = z.infer<typeof DesignForm>

const one = z.object({ id: Id })

export const saveDesign = post("/designer/design", {
  summary: "Makes a work, off the shelf, or changes the one that `id` names.",
  access: "required",
  body: DesignForm,
  data: Design,
  errors: ["designersOnly", "uploadGone", "workChanged"],
})

export const designSorts = ["changed", "newest", "views"] as const

export const listDesigns = get("/designer/designs", {
  summary: "The works of the signed-in designer, on the shelf or not.",
  access: "required",
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    state: z.optional(DesignState),
    sort: z._default(z.enum(designSorts), "changed"),
    /** A part of its name. */
    w: z.optional(Keyword),
  }),
  data: pageOf(DesignSummary),
  errors: ["designersOnly"],
})

export const readDesign = get("/designer/designs/{id}", {
  summary: "One work of the signed-in designer, whole.",
  access: "required",
  params: one,
  data: Design,
  errors: ["designersOnly"],
})

export const deleteDesign = del("/designer/designs/{id}", {
  summary: "Deletes a work for good. Who bought it keeps what was bought.",
  access: "required",
  params: one,
  data: z.null(),
  errors: ["designersOnly"],
})

/** What a designer's profile must hold before the first work is published, in the order of the profile page. */
export const profileGaps = ["avatar", "experience", "city", "styles", "introduction"] as const
export type ProfileGap = (typeof profileGaps)[number]

export const shelveDesign = post("/designer/designs/{id}/shelving", {
  summary:
    "Puts a work on the shelf: everybody sees it. Before the first time the profile must be complete; the faults name what is missing (profile.avatar, say).",
  access: "required",
  params: one,
  data: Design,
  errors: ["designersOnly", "designerIncomplete", "workHeld"],
})

export const unshelveDesign = post("/designer/designs/{id}/unshelving", {
  summary: "Takes a work off the shelf.",
  access: "required",
  params: one,
  data: Design,
  errors: ["designersOnly"],
})

export const askForLook = post("/designer/designs/{id}/looks", {
  summary: "Asks staff to look again at a work that they took down; once each time.",
  access: "required",
  params: one,
  data: Design,
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
