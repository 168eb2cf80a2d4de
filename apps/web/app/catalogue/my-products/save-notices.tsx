import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { Link } from "react-router"
import { useMyProductsText } from "./my-products-texts.ts"
import type { SaveRefusal } from "./use-save-product.ts"

interface SaveNoticeProps {
  readonly refusal: SaveRefusal
  /** Where somebody else may have been faster. */
  readonly onSaveOver?: () => void
  readonly onShowNewer?: () => void
}

/** Parts of the profile by the names of the refusal, and their places on the profile page. */
const places = {
  avatar: "avatar",
  city: "shop-city",
  address: "address",
  phone: "phone",
  scope: "scope",
} as const
const isPart = (name: string): name is keyof typeof places => name in places

/** Why the form was not saved, and what can be done about it. */
export function SaveNotice({ refusal, onSaveOver, onShowNewer }: SaveNoticeProps) {
  const t = useMyProductsText()
  return (
    <div role="alert" className="rounded-card border border-bad bg-card p-4 sm:p-5">
      {refusal.kind === "profile" ? (
        <>
          <p className="font-medium">{t("myProducts.gaps.title")}</p>
          <p className="mt-1 text-15">{t("myProducts.gaps.text")}</p>
          <ul className="mt-3 grid gap-1">
            {refusal.missing.filter(isPart).map((part) => (
              <li key={part}>
                <Link
                  to={`${pagePaths.profile}#${places[part]}`}
                  className="inline-flex min-h-8 items-center text-accent underline underline-offset-4"
                >
                  {t(`myProducts.gaps.${part}`)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{refusal.message}</p>
      )}
      {refusal.kind === "changed" ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={onSaveOver}>{t("myProducts.changed.mine")}</Button>
          <Button onClick={onShowNewer}>{t("myProducts.changed.theirs")}</Button>
        </div>
      ) : null}
    </div>
  )
}
