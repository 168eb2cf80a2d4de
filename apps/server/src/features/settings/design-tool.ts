import type { AdminSettings } from "@roomwright/contract/settings/admin"
import { DesignTool } from "@roomwright/contract/studio/sessions"
import type { Kysely, Transaction } from "kysely"
import * as z from "zod/mini"
import type { Config, CoohomConfig } from "../../config.ts"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { openSecret, sealSecret } from "../../platform/sealed-secret.ts"
import { deleteSetting, saveSetting } from "./save-setting.ts"

const key = "design-tool"
const sealedFor = { use: "settings", owner: key } as const

const StoredCoohom = z.object({
  address: z.string(),
  appKey: z.string(),
  sealedSecret: z.string(),
  secretSetAt: z.string(),
})
type StoredCoohom = z.infer<typeof StoredCoohom>
const Stored = z.object({ tool: DesignTool, coohom: z.nullable(StoredCoohom) })
type Stored = z.infer<typeof Stored>

type Reading = Kysely<DB> | Transaction<DB>
type Known = Pick<Config, "appSecret" | "coohom">

/** Settings of an earlier release that opened no tool: ignored. */
async function readStored(db: Reading): Promise<Stored | null> {
  const row = await db.selectFrom("setting").select("value").where("key", "=", key).executeTakeFirst()
  return (row && z.safeParse(Stored, row.value).data) ?? null
}

function openStored({ appSecret }: Known, stored: StoredCoohom | null): CoohomConfig | null {
  const secret = stored && openSecret(appSecret, sealedFor, Buffer.from(stored.sealedSecret, "base64"))
  return secret && { address: stored.address, appKey: stored.appKey, appSecret: secret.toString("utf8") }
}

/** The part of the design tool's settings that is not secret. */
export async function describeDesignTool(db: Reading, config: Known): Promise<AdminSettings["designTool"]> {
  const stored = await readStored(db)
  const inForce = toForce(config, stored)
  return {
    tool: inForce.coohom ? "coohom" : "roomwright",
    source: inForce.source,
    coohom: stored?.coohom
      ? {
          address: stored.coohom.address,
          appKey: stored.coohom.appKey,
          secretSetAt: stored.coohom.secretSetAt,
          isReadable: openStored(config, stored.coohom) !== null,
        }
      : null,
  }
}

/** The stored choice, else the environment's, else our own studio. */
function toForce(
  config: Known,
  stored: Stored | null,
): { readonly source: "desk" | "environment" | "none"; readonly coohom: CoohomConfig | null } {
  if (stored?.tool === "roomwright") return { source: "desk", coohom: null }
  const coohom = openStored(config, stored?.coohom ?? null)
  if (coohom) return { source: "desk", coohom }
  return config.coohom ? { source: "environment", coohom: config.coohom } : { source: "none", coohom: null }
}

/** How to call Coohom, if it is the design tool; null for our own. */
export const readDesignTool = async (db: Reading, config: Known): Promise<CoohomConfig | null> =>
  toForce(config, await readStored(db)).coohom

/** `null`: our own studio. Without a secret the stored one stays. */
export type GivenTool = {
  readonly address: string
  readonly appKey: string
  readonly appSecret: string | undefined
} | null

/**
 * Chooses the design tool. Without a secret the stored one stays, but never for another host: a secret goes
 * only where it was entered for. Choosing our own studio keeps Coohom's settings. Throws `secretMissing`.
 */
export async function saveDesignTool(
  tx: Transaction<DB>,
  { appSecret }: Pick<Config, "appSecret">,
  given: GivenTool,
  now: Date,
): Promise<void> {
  const coohom = (await readStored(tx))?.coohom ?? null
  if (given === null) return saveSetting(tx, key, { tool: "roomwright", coohom })
  const told = { address: given.address, appKey: given.appKey }
  if (given.appSecret !== undefined) {
    const sealedSecret = sealSecret(appSecret, sealedFor, Buffer.from(given.appSecret)).toString("base64")
    const stored = { ...told, sealedSecret, secretSetAt: now.toISOString() }
    return saveSetting(tx, key, { tool: "coohom", coohom: stored })
  }
  if (!coohom || new URL(coohom.address).host !== new URL(given.address).host)
    throw new AppError("secretMissing")
  return saveSetting(tx, key, { tool: "coohom", coohom: { ...coohom, ...told } })
}

/** Deletes the choice and its secret: the environment decides again. */
export const deleteDesignTool = (tx: Transaction<DB>): Promise<void> => deleteSetting(tx, key)
