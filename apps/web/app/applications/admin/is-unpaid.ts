import type { DeskApplication } from "@roomwright/contract/applications/admin"

/** It costs something that has not been confirmed yet: it can be sent back, not approved. */
export const isUnpaid = ({ bill }: DeskApplication): boolean => bill?.isPaid === false
