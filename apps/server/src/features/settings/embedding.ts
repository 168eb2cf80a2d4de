import { EmbedHost } from "@roomwright/contract/settings/embedding"
import type { Kysely, Transaction } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { saveSetting } from "./save-setting.ts"

const key = "embed-hosts"

/**
 * The hosts whose pages may show the 3D viewer, none until somebody sets them. They become a part of a header: what is no host is
 * never given.
 */
export async function readEmbedHosts(db: Kysely<DB> | Transaction<DB>): Promise<string[]> {
  const row = await db.selectFrom("setting").select("value").where("key", "=", key).executeTakeFirst()
  return (row && z.safeParse(z.array(EmbedHost), row.value).data) ?? []
}

/** Sets them, each once. */
export const saveEmbedHosts = (tx: Transaction<DB>, hosts: readonly string[]): Promise<void> =>
  saveSetting(tx, key, [...new Set(hosts)])
