import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { withholdQuestion } from "../questions/questions.public.ts"
import { nameFor } from "./decide-work.ts"
import type { DecidingWhy } from "./deciding.ts"
import { refuseOwnThing } from "./report-parties.ts"
import { settleReports } from "./settle-reports.ts"

/**
 * Takes a question down, with its answer, and notifies the asker of the reason. Throws `notFound`, `ownCase`,
 * and `decidedAlready` if somebody else was first.
 */
export const takeQuestionDown = (services: Services, { id, actorId, reason }: DecidingWhy): Promise<void> =>
  inTransaction(services, async (tx) => {
    const at = services.clock.now()
    const { askerId, merchantId, productId, productName } = await withholdQuestion(tx, { id, reason, at })
    await refuseOwnThing(tx, { id, actorId, owners: [askerId, merchantId] })
    await settleReports(tx, { subjectId: id, actorId, at })
    await recordAudit(tx, at, {
      actorId,
      action: "question.remove",
      subject: { kind: "question", id },
      details: { askerId, productId, reason },
    })
    const title = await nameFor(tx, productName, askerId)
    await services.notifications.write(tx, {
      accountId: askerId,
      type: "QUESTION_REMOVED",
      values: { title, reason },
    })
  })
