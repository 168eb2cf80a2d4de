import { readHomePage } from "@roomwright/contract/home/calls"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import { composeHomePage } from "./compose-home-page.ts"
import { chosenThings, readHomeChoice } from "./home-choice.ts"
import { homeDeskRoutes } from "./home-admin.routes.ts"

export const homeRoutes = (services: Services, filterBook: FilterBook): Route[] => [
  handle(readHomePage, async (_input, { language }) => {
    const { choice } = await readHomeChoice(services.database.db)
    return composeHomePage(services, filterBook, chosenThings(choice), language)
  }),
  ...homeDeskRoutes(services, filterBook),
]
