import * as z from "zod/mini"
import { ElementId } from "../elements/values.ts"

/**
 * The outer shape of a document of the current version; `elementSchemas` defines the elements, kind by kind.
 */
export const SceneDocument = z.strictObject({
  schema: z.literal(3),
  elements: z.record(ElementId, z.looseObject({ kind: z.string() })),
})
export type SceneDocument = z.infer<typeof SceneDocument>
