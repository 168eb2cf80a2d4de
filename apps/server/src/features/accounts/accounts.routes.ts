import * as accounts from "@roomwright/contract/accounts/calls"
import * as signIn from "@roomwright/contract/accounts/sign-in"
import {
  sendEmailCode,
  sendMobileCode,
  type CodePurpose,
} from "@roomwright/contract/accounts/verification-codes"
import { AppError } from "../../platform/app-error.ts"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import type { AccountHandlers } from "./account-handlers.ts"
import { acceptTerms, answerCookies } from "./agreements.ts"
import { changeIdentity } from "./change-identity.ts"
import { changePassword, resetPassword } from "./change-password.ts"
import { changeProfile } from "./change-profile.ts"
import { requestErasure, withdrawErasure } from "./erase-accounts.ts"
import { requestMyData } from "./export-my-data.ts"
import { emailIdentity, mobileIdentity, type Identity } from "./identity.ts"
import { readProfile } from "./profile.ts"
import { register } from "./register.ts"
import { secondFactorRoutes } from "./second-factor.routes.ts"
import { sessionOf } from "./session-of.ts"
import { endOneSession, endSessions, listSessions, logOut, renewToken } from "./sessions.ts"
import { signInWithCode, signInWithPassword } from "./sign-in.ts"
import { usersAdminRoutes } from "./users-admin.routes.ts"
import { sendCode } from "./verification-codes.ts"

interface Neighbours {
  readonly filterRegistry: FilterRegistry
  readonly handlers: AccountHandlers
}

export const accountsRoutes = (services: Services, neighbours: Neighbours): Route[] => [
  ...codeRoutes(services),
  ...signInRoutes(services),
  ...secondFactorRoutes(services),
  ...sessionRoutes(services),
  ...profileRoutes(services, neighbours),
  ...usersAdminRoutes(services, neighbours.handlers),
]

function codeRoutes(services: Services): Route[] {
  const send = (identity: Identity, purpose: CodePurpose, context: CallContext) => {
    // A code for the account's own address belongs to the account; the others know none.
    const accountId = purpose === "bind" ? sessionOf(context).accountId : null
    const { language, visitor } = context
    return sendCode(services, { identity, purpose, accountId, language, visitor })
  }
  return [
    handle(sendEmailCode, ({ params, query }, context) =>
      send(emailIdentity(params.email), query.purpose, context),
    ),
    handle(sendMobileCode, ({ body }, context) => send(mobileIdentity(body.mobile), body.purpose, context)),
  ]
}

function signInRoutes(services: Services): Route[] {
  return [
    handle(signIn.register, ({ body }, context) => register(services, body, context)),
    handle(signIn.login, ({ body }, context) => signInWithPassword(services, body, context)),
    handle(signIn.loginWithMobile, ({ body }, context) =>
      signInWithCode(services, mobileIdentity(body.mobile), body.code, context),
    ),
    handle(signIn.loginWithEmail, ({ body }, context) =>
      signInWithCode(services, emailIdentity(body.email), body.code, context),
    ),
    handle(signIn.resetPassword, async ({ body }, context) => {
      await resetPassword(services, identityOf(body), body, context)
      return null
    }),
  ]
}

/** Exactly one of the two. */
function identityOf({
  email,
  mobile,
}: {
  email?: string | undefined
  mobile?: string | undefined
}): Identity {
  if (email !== undefined && mobile === undefined) return emailIdentity(email)
  if (mobile !== undefined && email === undefined) return mobileIdentity(mobile)
  throw new AppError("invalidInput", { faults: [{ path: "body.email", problem: "invalid" }] })
}

function sessionRoutes(services: Services): Route[] {
  return [
    handle(signIn.refreshToken, (_input, context) => renewToken(services, sessionOf(context))),
    handle(signIn.logout, async (_input, context) => {
      await logOut(services, sessionOf(context))
      return null
    }),
    handle(signIn.changePassword, async ({ body }, context) => {
      await changePassword(services, context, body)
      return null
    }),
    handle(accounts.listSessions, (_input, context) => listSessions(services, sessionOf(context))),
    handle(accounts.endSession, async ({ params }, context) => {
      await endOneSession(services, sessionOf(context), params.id)
      return null
    }),
    handle(accounts.endOtherSessions, async (_input, context) => {
      const { id, accountId } = sessionOf(context)
      const ended = await inTransaction(services, (tx) =>
        endSessions(tx, accountId, services.clock.now(), { except: id }),
      )
      return { ended }
    }),
  ]
}

function profileRoutes(services: Services, neighbours: Neighbours): Route[] {
  return [
    handle(accounts.readProfile, (_input, context) => readProfile(services, sessionOf(context).accountId)),
    handle(accounts.changeProfile, ({ body }, context) =>
      changeProfile(services, neighbours, sessionOf(context), body),
    ),
    handle(accounts.changeEmail, ({ body }, context) =>
      changeIdentity(services, context, emailIdentity(body.email), body),
    ),
    handle(accounts.changeMobile, ({ body }, context) =>
      changeIdentity(services, context, mobileIdentity(body.mobile), body),
    ),
    handle(accounts.acceptCookies, async (_input, context) => {
      await answerCookies(services, sessionOf(context), true)
      return null
    }),
    handle(accounts.refuseCookies, async (_input, context) => {
      await answerCookies(services, sessionOf(context), false)
      return null
    }),
    handle(accounts.acceptTerms, async ({ body }, context) => {
      await acceptTerms(services, sessionOf(context), body.version)
      return null
    }),
    handle(accounts.exportMyData, ({ body }, context) =>
      requestMyData(services, sessionOf(context), body.password),
    ),
    handle(accounts.deleteMyAccount, ({ body }, context) =>
      requestErasure(services, sessionOf(context), body.password),
    ),
    handle(accounts.cancelAccountDeletion, async (_input, context) => {
      await withdrawErasure(services, sessionOf(context))
      return null
    }),
  ]
}
