import type { DeskSettings } from "@roomwright/contract/desk-settings"
import type { Language } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit, type AuditEntry } from "../audit/audit.public.ts"
import {
  deleteDesignTool,
  describeDesignTool,
  readSettings,
  saveCompany,
  saveDesignTool,
} from "../settings/settings.public.ts"
import { describeChannels } from "./change-channels.ts"

/** What administrators see of the settings. */
export async function readDeskSettings({ config, database }: Services): Promise<DeskSettings> {
  const { db } = database
  const settings = await readSettings(db)
  return {
    company: {
      name: settings["company-name"],
      address: settings["company-address"],
      phone: settings["company-phone"],
    },
    designTool: await describeDesignTool(db),
    channels: await describeChannels({ config, database }),
  }
}

/** Changes settings and notes it in the audit log, in one transaction. Gives them as they are then. */
async function change(
  services: Services,
  entry: Omit<AuditEntry, "subject"> & { readonly setting: string },
  work: (tx: Transaction<DB>, now: Date) => Promise<void>,
): Promise<DeskSettings> {
  const { setting, ...told } = entry
  await inTransaction(services, async (tx) => {
    const now = services.clock.now()
    await work(tx, now)
    await recordAudit(tx, now, { ...told, subject: { kind: "setting", id: setting } })
    await recordEvent(tx, { type: "settings-changed" })
  })
  return readDeskSettings(services)
}

interface Company {
  readonly name: string
  readonly address: Readonly<Record<Language, string>>
  readonly phone: string
}

/** Says who runs the platform. */
export const changeCompany = (services: Services, actorId: string, company: Company): Promise<DeskSettings> =>
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

/** Sets the third-party design tool; its key is noted nowhere. Throws `secretMissing`. */
export const changeDesignTool = (
  services: Services,
  actorId: string,
  tool: { readonly address: string; readonly key: string | undefined },
): Promise<DeskSettings> =>
  change(
    services,
    {
      actorId,
      action: "design-tool.change",
      setting: "design-tool",
      details: { address: tool.address, isKeyNew: tool.key !== undefined },
    },
    (tx, now) => saveDesignTool(tx, services.config, tool, now),
  )

/** Forgets the third-party design tool. */
export const removeDesignTool = (services: Services, actorId: string): Promise<DeskSettings> =>
  change(services, { actorId, action: "design-tool.remove", setting: "design-tool" }, (tx) =>
    deleteDesignTool(tx),
  )
