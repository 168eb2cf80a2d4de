import type { AnyModelType } from "../../model/model-type.ts"

export const chairs: readonly AnyModelType[] = []
