import type { AnyModelType } from "../../model/model-type.ts"

export const storage: readonly AnyModelType[] = []
