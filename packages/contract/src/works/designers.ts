import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { foundPageOf } from "../envelope.ts"
import { FacetValue, FilterLabel } from "../settings/filters.ts"
import { Id, Keyword, PageNumber, PageSize, SlugList } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { Picture } from "../media/picture.ts"

export const DesignerSort = z.enum(["works", "views", "newest"])
export type DesignerSort = z.infer<typeof DesignerSort>

export const DesignersQuery = z.strictObject({
  w: z.optional(Keyword),
  style: z.optional(SlugList),
  sort: z._default(DesignerSort, "works"),
  page: PageNumber,
  size: PageSize,
})
export type DesignersQuery = z.infer<typeof DesignersQuery>

export const DesignerCard = z.object({
  id: z.string(),
  nickname: z.string(),
  /** Null for who has chosen none: nothing stands in its place. */
  avatar: z.nullable(Picture),
  city: ShownText,
  styles: z.array(FilterLabel),
  workCount: z.int(),
  /** 0 to 5, by the rule of `designer-level.ts`. */
  level: z.int(),
  /** Main pictures of the newest works, three at most. */
  pictures: z.array(Picture),
})
export type DesignerCard = z.infer<typeof DesignerCard>

/** The public page of a designer; nothing here is contact data. */
export const DesignerDetail = z.object({
  ...DesignerCard.shape,
  introduction: ShownText,
  experienceYears: z.int(),
  companyName: z.string(),
  school: ShownText,
  major: ShownText,
  viewCount: z.int(),
  joinedAt: z.string(),
})
export type DesignerDetail = z.infer<typeof DesignerDetail>

export const listDesigners = get("/designers", {
  summary: "Designers with at least one published work, searched, sorted and paged.",
  access: "anyone",
  query: DesignersQuery,
  data: foundPageOf(DesignerCard),
  errors: ["unknownFilterValue"],
})

export const countDesignerFacets = get("/designers/facets", {
  summary: "How many designers there are in each style.",
  access: "anyone",
  query: z.strictObject({ w: z.optional(Keyword) }),
  data: z.object({ style: z.array(FacetValue) }),
})

export const readDesigner = get("/designers/{id}", {
  summary: "The public page of one designer.",
  access: "anyone",
  params: z.object({ id: Id }),
  data: DesignerDetail,
})
