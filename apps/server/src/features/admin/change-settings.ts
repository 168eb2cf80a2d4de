import type { AdminSettings } from "@roomwright/contract/settings/admin"
import type { Commission } from "@roomwright/contract/settings/commission"
import type { SensitiveChange } from "@roomwright/contract/notifications/types"
import type { Language } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { notifyAdministrators } from "../accounts/accounts.public.ts"
import { recordAudit, type AuditEntry } from "../audit/audit.public.ts"
import {
  deleteDesignTool,
  describeDesignTool,
  readEmbedHosts,
  readCommission,
  readFourEyes,
  saveCommission,
  saveFourEyes,
  readSettings,
  saveCompany,
  saveDesignTool,
  saveEmbedHosts,
  type GivenTool,
} from "../settings/settings.public.ts"
import { describeChannels } from "./change-channels.ts"

/** The settings for administrators. */
export async function readAdminSettings({ config, database }: Services): Promise<AdminSettings> {
  const { db } = database
  const settings = await readSettings(db)
  return {
    company: {
      name: settings["company-name"],
      address: settings["company-address"],
      phone: settings["company-phone"],
    },
    embedHosts: await readEmbedHosts(db),
    fourEyesFrom: await readFourEyes(db),
    commission: await readCommission(db),
    designTool: await describeDesignTool(db, config),
    channels: await describeChannels({ config, database }),
  }
}

/** Changes settings and writes the audit log, in one transaction. Returns the new settings. */
async function change(
  services: Services,
  entry: Omit<AuditEntry, "subject"> & { readonly setting: string; readonly told?: SensitiveChange },
  work: (tx: Transaction<DB>, now: Date) => Promise<void>,
): Promise<AdminSettings> {
  const { setting, told, ...audited } = entry
  await inTransaction(services, async (tx) => {
    const now = services.clock.now()
    await work(tx, now)
    await recordAudit(tx, now, { ...audited, subject: { kind: "setting", id: setting } })
    await recordEvent(tx, { type: "settings-changed" })
    if (told) await notifyAdministrators(tx, services, { actorId: entry.actorId, change: told })
  })
  return readAdminSettings(services)
}

interface Company {
  readonly name: string
  readonly address: Readonly<Record<Language, string>>
  readonly phone: string
}

/** Sets the platform's operator. */
export const changeCompany = (
  services: Services,
  actorId: string,
  company: Company,
): Promise<AdminSettings> =>
  change(
    services,
    {
      actorId,
      action: "company.change",
      setting: "company",
      details: { name: company.name, phone: company.phone, ...company.address },
    },
    (tx) => saveCompany(tx, company),
  )

/** Sets the sites that may show the 3D viewer in their pages. */
export const changeEmbedHosts = (
  services: Services,
  actorId: string,
  hosts: readonly string[],
): Promise<AdminSettings> =>
  change(
    services,
    { actorId, action: "embedding.change", setting: "embedding", details: { hosts: hosts.join(" ") } },
    (tx) => saveEmbedHosts(tx, hosts),
  )

/** Sets the sum from which on a refund takes two clerks; the other administrators are told. */
export const changeFourEyes = (
  services: Services,
  actorId: string,
  fourEyesFrom: number | null,
): Promise<AdminSettings> =>
  change(
    services,
    {
      actorId,
      action: "four-eyes.change",
      setting: "four-eyes",
      told: "FOUR_EYES",
      details: { fourEyesFrom },
    },
    (tx) => saveFourEyes(tx, fourEyesFrom),
  )

/** Sets what the platform keeps of a price; the other administrators are told. */
export const changeCommission = (
  services: Services,
  actorId: string,
  commission: Commission,
): Promise<AdminSettings> =>
  change(
    services,
    {
      actorId,
      action: "commission.change",
      setting: "commission",
      told: "COMMISSION",
      details: { commission: JSON.stringify(commission) },
    },
    (tx) => saveCommission(tx, commission),
  )

/**
 * Chooses the design tool, null for our own studio; the audit log contains no secret. Throws `secretMissing`.
 */
export const changeDesignTool = (
  services: Services,
  actorId: string,
  tool: GivenTool,
): Promise<AdminSettings> =>
  change(
    services,
    {
      actorId,
      action: "design-tool.change",
      setting: "design-tool",
      told: "DESIGN_TOOL",
      details: tool
        ? { tool: "coohom", address: tool.address, isSecretNew: tool.appSecret !== undefined }
        : { tool: "roomwright" },
    },
    (tx, now) => saveDesignTool(tx, services.config, tool, now),
  )

/** Deletes the chosen tool: the environment decides again. */
export const removeDesignTool = (services: Services, actorId: string): Promise<AdminSettings> =>
  change(
    services,
    { actorId, action: "design-tool.remove", setting: "design-tool", told: "DESIGN_TOOL_REMOVED" },
    (tx) => deleteDesignTool(tx),
  )
