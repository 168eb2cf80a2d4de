import type { AnyModelType } from "../../model/model-type.ts"

export const outdoor: readonly AnyModelType[] = []
