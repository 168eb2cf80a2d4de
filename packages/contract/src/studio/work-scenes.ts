import * as z from "zod/mini"
import { ModelOutline } from "../catalogue/product-models.ts"
import { pageOf } from "../envelope.ts"
import { ShownText } from "../language.ts"
import { OwnPicture, Picture } from "../media/picture.ts"
import { PriceThen } from "../works/calls.ts"
import { MyWorkState } from "../works/my-works.ts"
import { ProjectSketch } from "./projects.ts"

/** A scene as plain JSON (docs/scene-format.md), of the present schema version. Underlays are left out: they are private. */
export const SceneDocument = z.object({ schema: z.int(), elements: z.record(z.string(), z.unknown()) })
export type SceneDocument = z.infer<typeof SceneDocument>

/** A product that stands in a scene. Of one that is deleted nothing is known but its id. */
export const SceneProduct = z.object({
  /** `product:<id>`, as items name it. */
  reference: z.string(),
  productId: z.string(),
  name: z.nullable(ShownText),
  /** VND, of the cheapest variant; null while it is not on sale. */
  price: z.nullable(z.int()),
  picture: z.nullable(Picture),
  /** It is on sale. */
  isAvailable: z.boolean(),
  /** A variant of it is there. */
  inStock: z.boolean(),
  /** What it cost when the scene was published with it; null where that is not known. */
  atPublishing: z.nullable(PriceThen),
  merchant: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type SceneProduct = z.infer<typeof SceneProduct>

/** Who made imported pieces of a scene, and under which licence they are given. */
export const SceneCredit = z.object({
  creator: z.string(),
  licence: z.string(),
  /** The pieces, each once. */
  names: z.array(ShownText),
})
export type SceneCredit = z.infer<typeof SceneCredit>

/** The 3D scene of a published work, for everybody who looks at it. */
export const WorkScene = z.object({
  workId: z.string(),
  name: ShownText,
  designer: z.object({ id: z.string(), name: z.string() }),
  /** When this state of the scene was published. */
  publishedAt: z.string(),
  document: SceneDocument,
  products: z.array(SceneProduct),
  libraries: z.array(SceneCredit),
  /** Others may begin projects from it; those who bought it may in any case. */
  offersTemplate: z.boolean(),
  /** The work's main image. */
  poster: Picture,
})
export type WorkScene = z.infer<typeof WorkScene>

/** Where the 3D model of an item is: a GLB, and how plans draw it; one that was never outlined is a box. `reference` is the item's `model`. */
export const SceneFile = z.object({
  reference: z.string(),
  address: z.string(),
  outline: z.nullable(ModelOutline),
})
export type SceneFile = z.infer<typeof SceneFile>

/** The scene of one's own work. */
export const OwnWorkScene = z.object({
  workId: z.string(),
  publishedAt: z.string(),
  /** The project that it was published from; null when that is deleted. */
  project: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The project was changed since. */
  isBehind: z.boolean(),
  sketch: z.nullable(ProjectSketch),
  /** The work that its project was begun from. */
  templateId: z.nullable(z.string()),
  /** The work's: a form that is open goes on with this one. */
  edition: z.int(),
})
export type OwnWorkScene = z.infer<typeof OwnWorkScene>

/** One's own work, to choose the one that shows a project. */
export const SceneableWork = z.object({
  id: z.string(),
  name: ShownText,
  picture: OwnPicture,
  state: MyWorkState,
  scene: z.nullable(OwnWorkScene),
})
export type SceneableWork = z.infer<typeof SceneableWork>

export const SceneableWorkPage = pageOf(SceneableWork)
