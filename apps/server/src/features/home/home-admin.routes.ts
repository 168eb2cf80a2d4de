import * as admin from "@roomwright/contract/home/admin"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { composeHomePage } from "./compose-home-page.ts"
import { findHomeThings } from "./find-home-things.ts"
import { chosenThings } from "./home-choice.ts"
import { saveHome } from "./save-home.ts"
import { showEditedHome } from "./show-edited-home.ts"

/** Editors' calls for the home page. */
export const homeAdminRoutes = (services: Services, filterRegistry: FilterRegistry): Route[] => [
  handle(admin.readAdminHome, (_input, { language }) => showEditedHome(services, filterRegistry, language)),
  handle(admin.saveAdminHome, async ({ body }, context) => {
    await saveHome(services, filterRegistry, { ...body, editorId: sessionOf(context).accountId })
    return showEditedHome(services, filterRegistry, context.language)
  }),
  handle(admin.previewHome, ({ body }, { language }) =>
    composeHomePage(services, filterRegistry, chosenThings(body.choice), language),
  ),
  handle(admin.findHomeThings, ({ query }, { language }) =>
    findHomeThings(services, filterRegistry, query, language),
  ),
]
