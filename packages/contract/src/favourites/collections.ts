import * as z from "zod/mini"
import { filledLineOf, paragraphsOf } from "../accounts/fields.ts"
import { ProductCard } from "../catalogue/calls.ts"
import { del, get, post, put } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { Picture } from "../media/picture.ts"
import { WorkCard } from "../works/calls.ts"

export const collectionLimits = {
  /** Per account. */
  each: 100,
  /** Works and products in one. */
  items: 200,
  name: 60,
  note: 300,
} as const

/** What a collection can contain. */
export const CollectedSubject = z.enum(["work", "product"])
export type CollectedSubject = z.infer<typeof CollectedSubject>

export const CollectionSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** The public page's id; null while nobody else may see the collection. */
  shareId: z.nullable(z.string()),
  itemCount: z.int(),
  /** Pictures of its first public things, three at most. */
  pictures: z.array(Picture),
  /** Whether it contains the thing that the call asked about. */
  holds: z.boolean(),
  changedAt: z.string(),
})
export type CollectionSummary = z.infer<typeof CollectionSummary>

const shown = {
  subject: CollectedSubject,
  id: z.string(),
  note: z.string(),
  work: z.nullable(WorkCard),
  product: z.nullable(ProductCard),
}

/** `work` and `product` are both null for a hidden or deleted thing. */
export const CollectionItem = z.object({ ...shown, addedAt: z.string() })
export type CollectionItem = z.infer<typeof CollectionItem>

export const Collection = z.object({ ...CollectionSummary.shape, items: z.array(CollectionItem) })
export type Collection = z.infer<typeof Collection>

/** What everybody with the link sees: only public things, and not whose collection it is. */
export const SharedItem = z.object(shown)
export type SharedItem = z.infer<typeof SharedItem>
export const SharedCollection = z.object({ id: z.string(), name: z.string(), items: z.array(SharedItem) })
export type SharedCollection = z.infer<typeof SharedCollection>

const Name = filledLineOf(collectionLimits.name)
const one = z.object({ id: Id })
const oneItem = z.object({ id: Id, subject: CollectedSubject, item: Id })

export const listCollections = get("/user/collections", {
  summary: "The collections of the signed-in account, the last changed first.",
  access: "required",
  query: z.strictObject({
    /** A work or product: `holds` says which collections contain it. */
    item: z.optional(Id),
  }),
  data: z.array(CollectionSummary),
})

export const addCollection = post("/user/collections", {
  summary: "Creates a collection; repeating the key returns the same one.",
  access: "required",
  body: z.strictObject({ name: Name, key: Id }),
  data: CollectionSummary,
  errors: ["tooManyCollections"],
})

export const readCollection = get("/user/collections/{id}", {
  summary: "One collection of the signed-in account with its content, in its order.",
  access: "required",
  params: one,
  data: Collection,
})

export const renameCollection = put("/user/collections/{id}", {
  summary: "Renames a collection.",
  access: "required",
  params: one,
  body: z.strictObject({ name: Name }),
  data: Collection,
})

export const deleteCollection = del("/user/collections/{id}", {
  summary: "Deletes a collection; its favourites stay.",
  access: "required",
  params: one,
  data: z.null(),
})

export const shareCollection = put("/user/collections/{id}/link", {
  summary: "Shares a collection by a link; one that has a link keeps it.",
  access: "required",
  params: one,
  data: Collection,
  errors: ["collectionHeld"],
})

export const unshareCollection = del("/user/collections/{id}/link", {
  summary: "Withdraws a collection's link for good; sharing it again creates another.",
  access: "required",
  params: one,
  data: Collection,
})

export const collectItem = put("/user/collections/{id}/items/{subject}/{item}", {
  summary: "Adds a work or product at the end of a collection, and saves it as a favourite.",
  access: "required",
  params: oneItem,
  data: z.null(),
  errors: ["collectionFull", "tooManyFavourites", "ownFavourite"],
})

export const dropItem = del("/user/collections/{id}/items/{subject}/{item}", {
  summary: "Removes a work or product from a collection; it stays a favourite.",
  access: "required",
  params: oneItem,
  data: z.null(),
})

export const writeNote = put("/user/collections/{id}/items/{subject}/{item}/note", {
  summary: "Sets the note on something in a collection; an empty one removes it.",
  access: "required",
  params: oneItem,
  body: z.strictObject({ note: paragraphsOf(collectionLimits.note) }),
  data: z.null(),
})

export const orderCollection = put("/user/collections/{id}/order", {
  summary: "Reorders a collection; names everything in it.",
  access: "required",
  params: one,
  body: z.strictObject({ items: z.array(Id).check(z.maxLength(collectionLimits.items)) }),
  data: Collection,
  errors: ["sequenceChanged"],
})

export const readSharedCollection = get("/collections/{id}", {
  summary: "A shared collection, by the id in its link.",
  access: "anyone",
  params: one,
  data: SharedCollection,
})
