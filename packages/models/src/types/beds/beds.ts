import type { AnyModelType } from "../../model/model-type.ts"

export const beds: readonly AnyModelType[] = []
