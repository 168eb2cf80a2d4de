import type { Kysely, Transaction } from "kysely"
import * as z from "zod/mini"
import type { Config } from "../../config.ts"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { openSecret, sealSecret } from "../../platform/sealed-secret.ts"
import { deleteSetting, saveSetting } from "./save-setting.ts"

const key = "design-tool"
const sealedFor = { use: "settings", owner: key } as const

const Stored = z.object({ address: z.string(), sealedKey: z.string(), keySetAt: z.string() })

type Reading = Kysely<DB> | Transaction<DB>

async function readStored(db: Reading): Promise<z.infer<typeof Stored> | null> {
  const row = await db.selectFrom("setting").select("value").where("key", "=", key).executeTakeFirst()
  return row ? z.parse(Stored, row.value) : null
}

/** What may be told of the design tool: its address, and since when its key is there. Null while there is none. */
export async function describeDesignTool(
  db: Reading,
): Promise<{ readonly address: string; readonly keySetAt: string } | null> {
  const stored = await readStored(db)
  return stored && { address: stored.address, keySetAt: stored.keySetAt }
}

/** The design tool with its key, to call it. Null while there is none, or when APP_SECRET is another one by now. */
export async function readDesignTool(
  db: Reading,
  { appSecret }: Pick<Config, "appSecret">,
): Promise<{ readonly address: string; readonly key: string } | null> {
  const stored = await readStored(db)
  const opened = stored && openSecret(appSecret, sealedFor, Buffer.from(stored.sealedKey, "base64"))
  return opened && { address: stored.address, key: opened.toString("utf8") }
}

/**
 * Sets the design tool. Without a key the stored one stays, but never for another host: a key goes only where it was
 * given for. Throws `secretMissing`.
 */
export async function saveDesignTool(
  tx: Transaction<DB>,
  { appSecret }: Pick<Config, "appSecret">,
  given: { readonly address: string; readonly key: string | undefined },
  now: Date,
): Promise<void> {
  if (given.key !== undefined) {
    const sealedKey = sealSecret(appSecret, sealedFor, Buffer.from(given.key)).toString("base64")
    return saveSetting(tx, key, { address: given.address, sealedKey, keySetAt: now.toISOString() })
  }
  const stored = await readStored(tx)
  if (!stored || new URL(stored.address).host !== new URL(given.address).host)
    throw new AppError("secretMissing")
  return saveSetting(tx, key, { ...stored, address: given.address })
}

/** Forgets the design tool and its key. */
export const deleteDesignTool = (tx: Transaction<DB>): Promise<void> => deleteSetting(tx, key)
