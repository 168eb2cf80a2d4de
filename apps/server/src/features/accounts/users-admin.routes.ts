import * as desk from "@roomwright/contract/accounts/admin"
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

/** What administrators do with accounts. Each change answers the account as it is then. */
export function usersDeskRoutes(services: Services, handlers: AccountHandlers): Route[] {
  const changed = async (
    accountId: string,
    context: CallContext,
    change: (who: UserChange) => Promise<void>,
  ) => {
    await change(whoOf(accountId, context))
    return readUser(services, accountId)
  }
  return [
    handle(desk.listUsers, ({ query }) => listUsers(services, query)),
    handle(desk.readUser, ({ params }) => readUser(services, params.id)),
    handle(desk.blockUser, ({ params, body }, context) =>
      changed(params.id, context, (who) => blockUser(services, handlers, who, body.reason)),
    ),
    handle(desk.blockUsers, ({ body }, context) =>
      doEach(body.ids, context, (id) => blockUser(services, handlers, whoOf(id, context), body.reason)),
    ),
    handle(desk.signUsersOut, ({ body }, context) =>
      doEach(body.ids, context, (id) => endUserSessions(services, whoOf(id, context))),
    ),
    handle(desk.unblockUser, ({ params }, context) =>
      changed(params.id, context, (who) => unblockUser(services, handlers, who)),
    ),
    handle(desk.giveRole, ({ params }, context) =>
      changed(params.id, context, (who) => giveStaffRole(services, who, params.role)),
    ),
    handle(desk.takeRole, ({ params }, context) =>
      changed(params.id, context, (who) => takeStaffRole(services, who, params.role)),
    ),
    handle(desk.endUserSessions, ({ params }, context) =>
      changed(params.id, context, (who) => endUserSessions(services, who)),
    ),
    handle(desk.endUserSession, ({ params }, context) =>
      changed(params.id, context, (who) => endUserSessions(services, who, params.sessionId)),
    ),
  ]
}
