import type { AnyModelType } from "../../model/model-type.ts"

export const bathroom: readonly AnyModelType[] = []
