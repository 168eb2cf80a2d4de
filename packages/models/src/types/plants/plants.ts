import type { AnyModelType } from "../../model/model-type.ts"

export const plants: readonly AnyModelType[] = []
