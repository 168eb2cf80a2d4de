import type { AnyModelType } from "../../model/model-type.ts"

export const tables: readonly AnyModelType[] = []
