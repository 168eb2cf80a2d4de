import type { AnyModelType } from "../../model/model-type.ts"

export const textiles: readonly AnyModelType[] = []
