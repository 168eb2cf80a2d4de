import type { z } from "zod/mini"
import type { requestEnterprise as call } from "@roomwright/contract/plans/calls"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { countUse } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { writeToStaff } from "../accounts/accounts.public.ts"

const perAddress = { name: "enterprise request", most: 5, windowMs: 3_600_000 }

/** Stores a request for an offer and informs administrators by email. Throws `tooManyRequests`. */
export async function requestEnterprise(
  services: Services,
  request: z.infer<typeof call.body>,
  address: string,
): Promise<void> {
  const { database, clock } = services
  await countUse({ db: database.db, clock }, perAddress, address)
  await inTransaction(services, async (tx) => {
    await tx
      .insertInto("enterprise_request")
      .values({ id: newId(), at: clock.now(), ...request })
      .execute()
    await writeToStaff(tx, services, "ROLE_ADMIN", { name: "enterprise-request", values: request })
  })
}
