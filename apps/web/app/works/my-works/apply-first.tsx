import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { useMyWorksText } from "./my-works-texts.ts"

/** What everybody who is no designer sees in place of works of their own. */
export function ApplyFirst() {
  const t = useMyWorksText()
  const title = t("myWorks.apply.title")
  return (
    <EmptyState level={1} drawing={<EmptyRoomDrawing />} title={title}>
      <title>{`${title} · Roomwright`}</title>
      <p>{t("myWorks.apply.text")}</p>
      <p className="mt-6">
        <Link to={pagePaths.designerApplication} className={buttonClass("primary")}>
          {t("myWorks.apply.go")}
        </Link>
      </p>
    </EmptyState>
  )
}
