import * as synonyms from "@roomwright/contract/catalogue/synonyms"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import {
  addSynonym,
  changeSynonym,
  deleteSynonym,
  forgetWordsOnEvents,
  listSynonyms,
} from "./edit-synonyms.ts"

/** Editing what searches understand. */
export function synonymRoutes(services: Services): Route[] {
  forgetWordsOnEvents(services)
  return [
    handle(synonyms.listSynonyms, () => listSynonyms(services.database.db)),
    handle(synonyms.addSynonym, ({ body }, context) =>
      addSynonym(services, sessionOf(context).accountId, body),
    ),
    handle(synonyms.changeSynonym, ({ params, body }, context) =>
      changeSynonym(services, sessionOf(context).accountId, { id: params.synonym, ...body }),
    ),
    handle(synonyms.deleteSynonym, ({ params }, context) =>
      deleteSynonym(services, sessionOf(context).accountId, params.synonym),
    ),
  ]
}
