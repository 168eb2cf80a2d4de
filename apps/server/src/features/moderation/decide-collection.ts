import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { withholdCollection } from "../favourites/favourites.public.ts"
import type { DecidingWhy } from "./deciding.ts"
import { refuseOwnThing } from "./report-parties.ts"
import { settleReports } from "./settle-reports.ts"

/**
 * Withdraws the link of a collection for good and notifies its owner of the reason. Throws `notFound`,
 * `ownCase`, `decidedAlready`.
 */
export const unshareForGood = (services: Services, { id, actorId, reason }: DecidingWhy): Promise<void> =>
  inTransaction(services, async (tx) => {
    const at = services.clock.now()
    const { accountId, name } = await withholdCollection(tx, { id, at })
    await refuseOwnThing(tx, { id, actorId, owners: [accountId] })
    await settleReports(tx, { subjectId: id, actorId, at })
    await recordAudit(tx, at, {
      actorId,
      action: "collection.unshare",
      subject: { kind: "collection", id },
      details: { accountId, title: name, reason },
    })
    await services.notifications.write(tx, {
      accountId,
      type: "COLLECTION_UNSHARED",
      values: { title: name, reason },
    })
  })
