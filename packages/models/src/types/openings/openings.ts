import type { AnyModelType } from "../../model/model-type.ts"

export const openings: readonly AnyModelType[] = []
