import * as desk from "@roomwright/contract/home/admin"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import { composeHomePage } from "./compose-home-page.ts"
import { findHomeThings } from "./find-home-things.ts"
import { chosenThings } from "./home-choice.ts"
import { saveHome } from "./save-home.ts"
import { showDeskHome } from "./show-edited-home.ts"

/** What editors do with the front page. */
export const homeDeskRoutes = (services: Services, filterBook: FilterBook): Route[] => [
  handle(desk.readDeskHome, (_input, { language }) => showDeskHome(services, filterBook, language)),
  handle(desk.saveDeskHome, async ({ body }, context) => {
    await saveHome(services, filterBook, { ...body, editorId: sessionOf(context).accountId })
    return showDeskHome(services, filterBook, context.language)
  }),
  handle(desk.previewHome, ({ body }, { language }) =>
    composeHomePage(services, filterBook, chosenThings(body.choice), language),
  ),
  handle(desk.findHomeThings, ({ query }, { language }) =>
    findHomeThings(services, filterBook, query, language),
  ),
]
