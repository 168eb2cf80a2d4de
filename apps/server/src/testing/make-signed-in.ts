import { signToken } from "../features/accounts/tokens.ts"
import { newId } from "../platform/ids.ts"
import type { Services } from "../platform/services.ts"

/** Accounts with a session each, for programs that measure: their ids and tokens. */
export async function makeSignedIn(
  { config, clock, database }: Pick<Services, "config" | "clock" | "database">,
  count: number,
): Promise<{ id: string; token: string }[]> {
  const people = await Promise.all(
    Array.from({ length: count }, async () => {
      const [id, sid] = [newId(), newId()]
      const username = `measured-${id}`
      const content = { sid, id, username, nickname: "Reader", roles: ["ROLE_USER"] }
      return { id, sid, username, token: await signToken({ config, clock }, content) }
    }),
  )
  await database.db
    .insertInto("account")
    .values(people.map(({ id, username }) => ({ id, username, nickname: "Reader" })))
    .execute()
  const now = clock.now()
  const session = {
    user_agent: "measuring",
    second_factor_passed: false,
    started_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
  }
  await database.db
    .insertInto("session")
    .values(people.map(({ id, sid }) => ({ id: sid, account_id: id, ...session })))
    .execute()
  return people
}
