import * as admin from "@roomwright/contract/accounts/admin"
import { doEach } from "../../platform/do-each.ts"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { listUsers } from "./list-users.ts"
import { readUser } from "./read-user.ts"
import {
  blockUser,
  endUserSessions,
  giveStaffRole,
  takeStaffRole,
  unblockUser,
  type UserChange,
} from "./change-user.ts"
import type { AccountHandlers } from "./account-handlers.ts"
import { sessionOf } from "./session-of.ts"

const whoOf = (accountId: string, context: CallContext): UserChange => ({
  actorId: sessionOf(context).accountId,
  accountId,
})

/** Administrators' calls on accounts. Each change returns the changed account. */
export function usersAdminRoutes(services: Services, handlers: AccountHandlers): Route[] {
  const changed = async (
    accountId: string,
    context: CallContext,
    change: (who: UserChange) => Promise<void>,
  ) => {
    await change(whoOf(accountId, context))
    return readUser(services, accountId)
  }
  return [
    handle(admin.listUsers, ({ query }) => listUsers(services, query)),
    handle(admin.readUser, ({ params }) => readUser(services, params.id)),
    handle(admin.blockUser, ({ params, body }, context) =>
      changed(params.id, context, (who) => blockUser(services, handlers, who, body.reason)),
    ),
    handle(admin.blockUsers, ({ body }, context) =>
      doEach(body.ids, context, (id) => blockUser(services, handlers, whoOf(id, context), body.reason)),
    ),
    handle(admin.signUsersOut, ({ body }, context) =>
      doEach(body.ids, context, (id) => endUserSessions(services, whoOf(id, context))),
    ),
    handle(admin.unblockUser, ({ params }, context) =>
      changed(params.id, context, (who) => unblockUser(services, handlers, who)),
    ),
    handle(admin.giveRole, ({ params }, context) =>
      changed(params.id, context, (who) => giveStaffRole(services, who, params.role)),
    ),
    handle(admin.takeRole, ({ params }, context) =>
      changed(params.id, context, (who) => takeStaffRole(services, who, params.role)),
    ),
    handle(admin.endUserSessions, ({ params }, context) =>
      changed(params.id, context, (who) => endUserSessions(services, who)),
    ),
    handle(admin.endUserSession, ({ params }, context) =>
      changed(params.id, context, (who) => endUserSessions(services, who, params.sessionId)),
    ),
  ]
}
