import type { AnyModelType } from "../../model/model-type.ts"

export const decor: readonly AnyModelType[] = []
