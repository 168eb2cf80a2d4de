import { countedIds } from "@roomwright/scene/commands/element-ids"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { planTemplates } from "@roomwright/scene/templates/plan-templates"
import type { Transaction } from "kysely"
import { createProject } from "../features/studio/studio.public.ts"
import type { DB } from "../platform/database/row-types.ts"

/** Homes that designers of the demo are drawing: plans to begin with. */
const demoProjects = [
  {
    designer: "lin-yuan",
    name: "西湖边的两房 · 62 m²",
    template: "two-room-62",
    levels: ["一层"],
    daysOld: 2,
  },
  {
    designer: "lin-yuan",
    name: "还剑湖老街屋翻新",
    template: "tube-house-132",
    levels: ["一层", "二层"],
    daysOld: 9,
  },
  {
    designer: "nguyen-minh-anh",
    name: "Căn hộ cửa sổ lồi ở Sơn Trà",
    template: "bay-flat-66",
    levels: ["Tầng 12"],
    daysOld: 1,
  },
  {
    designer: "nguyen-minh-anh",
    name: "Nhà cô Hạnh, ba phòng ngủ",
    template: "three-bedroom-97",
    levels: ["Tầng 5"],
    daysOld: 16,
  },
] as const

interface Filling {
  /** Accounts by the keys of the content. */
  readonly designers: ReadonlyMap<string, string>
  readonly ago: (days: number) => Date
}

/** Gives designers of the demo something to open in the studio. */
export async function fillProjects(tx: Transaction<DB>, { designers, ago }: Filling): Promise<void> {
  for (const { designer, name, template: id, levels, daysOld } of demoProjects) {
    const template = planTemplates.find((one) => one.id === id)
    const accountId = designers.get(designer)
    if (!template || !accountId) throw new Error(`The demo content of ${name} is not whole.`)
    const scene = buildTemplate(template, levels, countedIds())
    await createProject(tx, { accountId, name, scene, at: ago(daysOld) })
  }
}
