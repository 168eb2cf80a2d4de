import { sql } from "kysely"
import { readConfig } from "../config.ts"
import { saveBankAccount } from "../features/settings/settings.public.ts"
import { connectDatabase } from "../platform/database/connect.ts"
import { newId } from "../platform/ids.ts"
import { makeSignedIn } from "./make-signed-in.ts"

// A program for measurements: a clerk who is signed in, 5,000 bills that wait for money, and a million entries of the
// ledger on 100,000 accounts. It tells the clerk's token, the codes and what summing up and reading a balance takes.

const entriesWanted = 1_000_000
const bills = 5_000

const config = readConfig(process.env)
const database = connectDatabase(config.databaseUrl ?? "")
const { db } = database
const [clerk] = await makeSignedIn({ config, clock: { now: () => new Date() }, database }, 1)
if (!clerk) throw new Error("Nobody is signed in.")
await sql`insert into account_role (account_id, role) select ${clerk.id}, 'ROLE_RECEIPTS_CLERK' on conflict do nothing`.execute(
  db,
)
const account = {
  beneficiary: "CONG TY ROOMWRIGHT",
  bankName: "Vietcombank",
  bankBin: "970436",
  accountNumber: "0071000123456",
}
await db.transaction().execute((tx) => saveBankAccount(tx, account))
const { rows: made } = await sql<{ code: string }>`
  insert into bill (id, payer_id, kind, subject_id, title, amount, transfer_code, account, state, created_at, due_at)
  select gen_random_uuid(), ${clerk.id}, 'plan', gen_random_uuid(), '{"en":"Plan"}'::jsonb, 388000,
    'RW' || translate(upper(substr(md5(random()::text || n), 1, 6)), '01258B', 'XYWTRQ'), ${JSON.stringify(account)}::jsonb,
    'AWAITING_PAYMENT', now(), now() + interval '1 day'
  from generate_series(1, ${bills}) n
  on conflict (transfer_code) do nothing
  returning transfer_code as code`.execute(db)
const { rows: counted } = await sql<{
  count: number
}>`select count(*)::int as count from money_entry`.execute(db)
for (let left = entriesWanted - (counted[0]?.count ?? 0); left > 0; left -= 20_000)
  await sql`
    insert into money_entry (id, at, what, from_kind, from_id, to_kind, to_id, amount)
    select gen_random_uuid(), now(), 'line', 'bank', '00000000-0000-0000-0000-000000000000', 'credit',
      ('00000000-0000-7000-8000-' || lpad((n % 100000)::text, 12, '0'))::uuid, 1 + n % 1000
    from generate_series(1, ${Math.min(left, 20_000)}) n`.execute(db)

/** The median of nine (ms). */
async function time(read: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const from = performance.now()
    await read()
    taken.push(performance.now() - from)
  }
  return taken.toSorted((one, two) => one - two)[4] ?? 0
}
const bank = sql`kind = 'bank' and id = '00000000-0000-0000-0000-000000000000'`
const balanceMs = await time(() => sql`select balance from money_balance where ${bank}`.execute(db))
const { rows: proof } = await sql<{ kept: number; summed: number; entries: number }>`
  select (select balance from money_balance where ${bank})::bigint as kept,
    (select sum(case when to_kind = 'bank' then amount else 0 end - case when from_kind = 'bank' then amount else 0 end)
      from money_entry)::bigint as summed,
    (select count(*)::int from money_entry) as entries`.execute(db)
const found = proof[0]
await database.close()
const filled = {
  token: clerk.token,
  codes: made.map(({ code }) => code),
  balanceMs,
  isEqual: found !== undefined && found.kept === found.summed,
  entries: found?.entries ?? 0,
  run: newId(),
}
// The end of the channel would cut off what is still on its way.
process.send?.(filled, () => process.disconnect?.())
