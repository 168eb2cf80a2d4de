import type { AnyModelType } from "../../model/model-type.ts"

export const armchairs: readonly AnyModelType[] = []
