import { designerResultsPath, productResultsPath } from "@roomwright/contract/page-paths"

export const searchScopes = ["product", "designer"] as const
export type SearchScope = (typeof searchScopes)[number]

export const searchPath = (scope: SearchScope, keyword: string): string =>
  scope === "product" ? productResultsPath(keyword) : designerResultsPath(keyword)
