import type { AnyModelType } from "../../model/model-type.ts"
import { loungeSofa } from "./lounge-sofa.ts"

export const sofas: readonly AnyModelType[] = [loungeSofa]
