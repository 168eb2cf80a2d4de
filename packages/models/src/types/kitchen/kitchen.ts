import type { AnyModelType } from "../../model/model-type.ts"

export const kitchen: readonly AnyModelType[] = []
