import { joinHandlers } from "./features/accounts/account-handlers.ts"
import { blockOffers } from "./features/catalogue/block-offers.ts"
import { followMerchant } from "./features/catalogue/follow-merchant.ts"
import { blockWorks } from "./features/works/block-works.ts"
import { followDesigner } from "./features/works/follow-designer.ts"
import { inTransaction } from "./platform/events/record-event.ts"
import type { Services } from "./platform/services.ts"

/** What higher features do when an account changes. */
export const accountHandlers = joinHandlers([followDesigner, followMerchant, blockWorks, blockOffers])

/** Takes off show what a program of the release before left there when it blocked somebody. */
export async function hideBlockedOffers(services: Pick<Services, "database" | "events">): Promise<void> {
  for (const id of await accountHandlers.findBlockedOffering(services.database.db))
    await inTransaction(services, (tx) => accountHandlers.blockChanged(tx, id, true))
}
