import * as settings from "@roomwright/contract/desk-settings"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { changeCompany, changeDesignTool, readDeskSettings, removeDesignTool } from "./change-settings.ts"

const actorOf = (context: CallContext): string => sessionOf(context).accountId

/** The platform's settings, read and changed. */
export const settingsDeskRoutes = (services: Services): Route[] => [
  handle(settings.readDeskSettings, () => readDeskSettings(services)),
  handle(settings.changeCompany, ({ body }, context) =>
    changeCompany(services, actorOf(context), {
      name: body.companyName,
      address: body.companyAddress,
      phone: body.companyPhone,
    }),
  ),
  handle(settings.changeDesignTool, ({ body }, context) =>
    changeDesignTool(services, actorOf(context), { address: body.toolAddress, key: body.toolKey }),
  ),
  handle(settings.removeDesignTool, (_input, context) => removeDesignTool(services, actorOf(context))),
]
