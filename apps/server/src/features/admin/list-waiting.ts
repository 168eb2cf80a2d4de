import type { Role } from "@roomwright/contract/endpoint"
import type { Waiting } from "@roomwright/contract/admin/waiting"
import type { Services } from "../../platform/services.ts"
import type { WaitingQueue } from "../../platform/waiting.ts"

/** The waiting items for somebody with these roles, queue by queue. */
export async function listWaiting(
  { database: { db } }: Pick<Services, "database">,
  queues: readonly WaitingQueue[],
  own: readonly Role[],
): Promise<Waiting[]> {
  const waiting: Waiting[] = []
  for (const { kind, roles, read } of queues) {
    if (!roles.some((role) => own.includes(role))) continue
    const { count, oldestAt } = await read(db)
    waiting.push({ kind, count, oldestAt: oldestAt?.toISOString() ?? null })
  }
  return waiting
}
