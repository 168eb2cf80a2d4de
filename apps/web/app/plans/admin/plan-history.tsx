import type { PlanVersion } from "@roomwright/contract/plans/calls"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { PlanChanges } from "./plan-changes.tsx"
import { comparePlans } from "./plan-draft.ts"

/** Every version of a tier, newest first, with what it changed. */
export function PlanHistory({ versions }: { readonly versions: readonly PlanVersion[] }) {
  const t = useAdminText()
  return (
    <section aria-label={t("admin.plans.history")} className="rounded-card border border-line bg-card p-6">
      <h2 className="text-22">{t("admin.plans.history")}</h2>
      <ol className="mt-4 grid gap-5">
        {versions.map((version, at) => {
          const before = versions[at + 1]
          return (
            <li key={version.version} className="grid gap-2">
              <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
                <Moment iso={version.publishedAt} />
                <span>{version.publishedBy?.nickname ?? t("admin.plans.first")}</span>
                {at === 0 ? <Tag tone="ok">{t("admin.plans.now")}</Tag> : null}
              </p>
              {before ? <PlanChanges changes={comparePlans(before, version)} /> : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
