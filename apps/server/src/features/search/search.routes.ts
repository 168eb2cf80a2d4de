import { listSuggestions } from "@roomwright/contract/search/calls"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { suggestMatches } from "./suggest-matches.ts"

export const searchRoutes = (services: Services): Route[] => [
  handle(listSuggestions, ({ query }, { language }) => suggestMatches(services, query.w ?? "", language)),
]
