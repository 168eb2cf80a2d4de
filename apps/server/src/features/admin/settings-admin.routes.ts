import * as channels from "@roomwright/contract/settings/channel-settings"
import * as settings from "@roomwright/contract/settings/admin"
import type { ParsedInput } from "@roomwright/contract/endpoint"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import type { GivenTool } from "../settings/settings.public.ts"
import { changeChannel, removeChannel, testChannel, type TestOf } from "./change-channels.ts"
import {
  changeCommission,
  changeCompany,
  changeDesignTool,
  changeEmbedHosts,
  changeFourEyes,
  readAdminSettings,
  removeDesignTool,
} from "./change-settings.ts"

const actorOf = (context: CallContext): string => sessionOf(context).accountId

/** An administrator's test, to an address or a number. */
const testOf = (context: CallContext, to: TestOf["to"]): TestOf => ({
  actorId: actorOf(context),
  language: context.language,
  to,
})

/** The body's own check guarantees this. */
const toGivenTool = ({
  tool,
  toolAddress: address,
  toolAppKey: appKey,
  toolSecret: appSecret,
}: ParsedInput<typeof settings.changeDesignTool>["body"]): GivenTool =>
  tool === "coohom" && address !== undefined && appKey !== undefined ? { address, appKey, appSecret } : null

/** Reads and changes the platform's settings. */
export const settingsAdminRoutes = (services: Services): Route[] => [
  handle(settings.readAdminSettings, () => readAdminSettings(services)),
  handle(settings.changeCompany, ({ body }, context) =>
    changeCompany(services, actorOf(context), {
      name: body.companyName,
      address: body.companyAddress,
      phone: body.companyPhone,
    }),
  ),
  handle(settings.changeEmbedHosts, ({ body }, context) =>
    changeEmbedHosts(services, actorOf(context), body.embedHosts),
  ),
  handle(settings.changeFourEyes, ({ body }, context) =>
    changeFourEyes(services, actorOf(context), body.fourEyesFrom),
  ),
  handle(settings.changeCommission, ({ body }, context) =>
    changeCommission(services, actorOf(context), body.commission),
  ),
  handle(settings.changeDesignTool, ({ body }, context) =>
    changeDesignTool(services, actorOf(context), toGivenTool(body)),
  ),
  handle(settings.removeDesignTool, (_input, context) => removeDesignTool(services, actorOf(context))),
  handle(channels.changeEmailChannel, ({ body }, context) =>
    changeChannel(
      services,
      "email",
      {
        address: body.smtpAddress,
        user: body.smtpUser,
        password: body.smtpPassword,
        sender: body.mailFrom,
      },
      testOf(context, { email: body.testEmail }),
    ),
  ),
  handle(channels.changeSmsChannel, ({ body }, context) =>
    changeChannel(
      services,
      "sms",
      {
        address: body.gatewayAddress,
        user: body.gatewayUser,
        password: body.gatewayPassword,
        sender: body.smsSender,
      },
      testOf(context, { mobile: body.testMobile }),
    ),
  ),
  handle(channels.removeEmailChannel, (_input, context) =>
    removeChannel(services, "email", actorOf(context)),
  ),
  handle(channels.removeSmsChannel, (_input, context) => removeChannel(services, "sms", actorOf(context))),
  handle(channels.testEmailChannel, ({ body }, context) =>
    testChannel(services, "email", testOf(context, { email: body.testEmail })),
  ),
  handle(channels.testSmsChannel, ({ body }, context) =>
    testChannel(services, "sms", testOf(context, { mobile: body.testMobile })),
  ),
]
