import type { AnyModelType } from "../../model/model-type.ts"

export const lamps: readonly AnyModelType[] = []
