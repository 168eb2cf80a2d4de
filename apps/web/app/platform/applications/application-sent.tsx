import type { ApplicationRole } from "@roomwright/contract/applications/types"
import type { ApplicationProcess } from "@roomwright/contract/applications/calls"
import { applicationPath, billPath } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { CircleCheck } from "lucide-react"
import { Link } from "react-router"
import { useApplicationText } from "../locale/application-texts.ts"
import { ReviewLeft } from "./review-left.tsx"

interface ApplicationSentProps {
  /** What was applied for. */
  readonly as: ApplicationRole
  /** Null where nothing has been sent. */
  readonly process: ApplicationProcess | null
}

/** An application was sent: how long it takes, and where one sees how it stands. */
export function ApplicationSent({ as, process }: ApplicationSentProps) {
  const t = useApplicationText()
  return (
    <div className="wrap py-8">
      <title>{`${t("applications.sent.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto flex max-w-xl flex-col items-center py-10 text-center md:py-20">
        <Icon of={CircleCheck} size={56} className="text-ok" />
        <h1 className="mt-6 text-36">{t("applications.sent.title")}</h1>
        <p className="mt-3 text-ink-2">{t("applications.sent.text")}</p>
        {process?.review ? (
          <div className="mt-4">
            <ReviewLeft review={process.review} />
          </div>
        ) : null}
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to={applicationPath(as)} className={buttonClass("primary")}>
            {t("applications.open.status")}
          </Link>
          {process?.bill ? (
            <Link to={billPath(process.bill.id)} className={buttonClass()}>
              {t("applications.bill.open")}
            </Link>
          ) : null}
        </p>
      </div>
    </div>
  )
}
