import * as z from "zod/mini"
import { readConfig } from "../config.ts"
import { saveBankAccount } from "../features/settings/settings.public.ts"
import { connectDatabase } from "../platform/database/connect.ts"
import { makeSignedIn } from "./make-signed-in.ts"

// A program for measurements: makes BUYERS accounts with a session each, stocks some variants for very many orders,
// sets the account that transfers go to, and tells the tokens and what is sold. Then it ends.

const config = readConfig(process.env)
const database = connectDatabase(config.databaseUrl ?? "")
const buyers = await makeSignedIn(
  { config, clock: { now: () => new Date() }, database },
  z.parse(z.coerce.number(), process.env.BUYERS),
)
const account = {
  beneficiary: "CONG TY ROOMWRIGHT",
  bankName: "Vietcombank",
  bankBin: "970436",
  accountNumber: "0071000123456",
}
const sold = await database.db.transaction().execute(async (tx) => {
  await saveBankAccount(tx, account)
  const variants = await tx
    .selectFrom("product_variant")
    .select(["id", "product_id"])
    .orderBy("id")
    .limit(200)
    .execute()
  await tx
    .updateTable("product_variant")
    .set({ stock: 1_000_000_000 })
    .where(
      "id",
      "in",
      variants.map(({ id }) => id),
    )
    .execute()
  return variants.map(({ id, product_id: product }) => ({ variant: id, product }))
})
await database.close()
// The end of the channel would cut off what is still on its way.
process.send?.({ tokens: buyers.map(({ token }) => token), sold }, () => process.disconnect?.())
