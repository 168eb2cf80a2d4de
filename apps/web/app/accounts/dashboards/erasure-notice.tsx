import { pagePaths } from "@roomwright/contract/page-paths"
import { Icon } from "@roomwright/ui/icon"
import { Hourglass } from "lucide-react"
import { Link } from "react-router"
import { Day } from "../../platform/locale/day.tsx"
import { useDashboardText } from "./dashboard-texts.ts"

/** Says on every page of one's own area that the account waits to be erased, and where that is taken back. */
export function ErasureNotice({ erasedAt }: { readonly erasedAt: string }) {
  const t = useDashboardText()
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-bad-tint px-5 py-4">
      <p className="flex min-w-0 flex-1 basis-64 gap-2.5 text-bad">
        <Icon of={Hourglass} className="mt-[0.2em]" />
        <span>
          {t("dashboards.erasure.waits")} <Day iso={erasedAt} />
        </span>
      </p>
      <Link
        to={`${pagePaths.security}#deletion`}
        className="font-medium text-bad underline underline-offset-4 hover:text-ink"
      >
        {t("dashboards.erasure.keep")}
      </Link>
    </div>
  )
}
