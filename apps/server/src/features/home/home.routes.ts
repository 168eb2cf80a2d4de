import { readHomePage } from "@roomwright/contract/home/calls"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { composeHomePage } from "./compose-home-page.ts"
import { chosenThings, readHomeChoice } from "./home-choice.ts"
import { homeAdminRoutes } from "./home-admin.routes.ts"

export const homeRoutes = (services: Services, filterRegistry: FilterRegistry): Route[] => [
  handle(
    readHomePage,
    async (_input, { language }) => {
      const { choice } = await readHomeChoice(services.database.db)
      return composeHomePage(services, filterRegistry, chosenThings(choice), language)
    },
    { tags: () => ["home"] },
  ),
  ...homeAdminRoutes(services, filterRegistry),
]
