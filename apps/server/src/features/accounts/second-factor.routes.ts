import {
  addPasskey,
  confirmAppFactor,
  listSecondFactors,
  loginWithSecondFactor,
  proveIdentity,
  removeAppFactor,
  removePasskey,
  renewRecoveryCodes,
  startAppFactor,
  startPasskey,
} from "@roomwright/contract/accounts/second-factors"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { savePasskey, startPasskeySetup } from "./add-passkey.ts"
import { takeProof } from "./demand-proof.ts"
import { readSecondFactors } from "./list-second-factors.ts"
import { passSecondFactor } from "./pass-second-factor.ts"
import { forgetPasskey, removeApp, renewCodes } from "./remove-second-factor.ts"
import { sessionOf } from "./session-of.ts"
import { confirmApp, startApp } from "./set-up-app.ts"

/** The calls around second factors. */
export function secondFactorRoutes(services: Services): Route[] {
  const { db } = services.database
  return [
    handle(loginWithSecondFactor, ({ body }, context) => passSecondFactor(services, body, context)),
    handle(proveIdentity, async ({ body }, context) => {
      await takeProof(services, sessionOf(context), body, context.requestId)
      return null
    }),
    handle(listSecondFactors, (_input, context) => readSecondFactors(db, sessionOf(context).accountId)),
    handle(startAppFactor, ({ body }, context) => startApp(services, sessionOf(context), body.password)),
    handle(confirmAppFactor, ({ body }, context) =>
      confirmApp(services, sessionOf(context), body.code, context.requestId),
    ),
    handle(removeAppFactor, async ({ body }, context) => {
      await removeApp(services, sessionOf(context), body.password, context.requestId)
      return null
    }),
    handle(startPasskey, ({ body }, context) =>
      startPasskeySetup(services, sessionOf(context), body.password),
    ),
    handle(addPasskey, ({ body }, context) =>
      savePasskey(services, sessionOf(context), body, context.requestId),
    ),
    handle(removePasskey, async ({ params, body }, context) => {
      await forgetPasskey(
        services,
        sessionOf(context),
        { id: params.id, password: body.password },
        context.requestId,
      )
      return null
    }),
    handle(renewRecoveryCodes, async ({ body }, context) => ({
      recoveryCodes: await renewCodes(services, sessionOf(context), body.password, context.requestId),
    })),
  ]
}
