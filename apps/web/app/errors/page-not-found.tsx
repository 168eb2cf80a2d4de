import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../platform/drawing.tsx"
import { Link } from "react-router"
import { useText } from "../platform/locale/locale.tsx"

/** The 404 page; names the address that was asked for when it is known. */
export function PageNotFound({ path }: { readonly path: string | null }) {
  const t = useText()
  return (
    <div className="wrap py-8">
      <title>{`${t("error.notFoundTitle")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState level={1} drawing={<Drawing of="lostDoor" />} title={t("error.notFoundTitle")}>
        {path ? (
          <p className="break-all">
            <bdi>{t("error.pageNotFound", { path })}</bdi>
          </p>
        ) : null}
        <p className="mt-2">{t("error.notFoundText")}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to={pagePaths.home} className={buttonClass("primary")}>
            {t("action.goHome")}
          </Link>
          <Link to={pagePaths.works} className={buttonClass()}>
            {t("action.seeWorks")}
          </Link>
        </p>
      </EmptyState>
    </div>
  )
}
