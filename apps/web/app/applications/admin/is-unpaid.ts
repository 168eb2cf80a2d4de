import type { AdminApplication } from "@roomwright/contract/applications/admin"

/** It costs something that has not been confirmed yet: it can be sent back, not approved. */
export const isUnpaid = ({ bill }: AdminApplication): boolean => bill?.isPaid === false
