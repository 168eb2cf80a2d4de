import { readHomePage } from "@roomwright/contract/home"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import { composeHomePage } from "./compose-home-page.ts"

export const homeRoutes = (services: Services, filterBook: FilterBook): Route[] => [
  handle(readHomePage, (_input, { language }) => composeHomePage(services, filterBook, language)),
]
