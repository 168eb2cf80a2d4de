import type { MerchantCard as MerchantCardData } from "@roomwright/contract/catalogue/merchants"
import { merchantPath } from "@roomwright/contract/page-paths"
import { Avatar } from "@roomwright/ui/avatar"
import { Link } from "react-router"
import { useText } from "../platform/locale/locale.tsx"

/** A merchant one follows. */
export function MerchantCard({ merchant }: { readonly merchant: MerchantCardData }) {
  const t = useText()
  const city = merchant.city.text ? `${merchant.city.text} · ` : ""
  return (
    <article className="border-t border-line pt-5">
      <Link to={merchantPath(merchant.id)} className="group flex items-center gap-3.5">
        <Avatar name={merchant.nickname} size="large" />
        <span className="min-w-0 leading-snug">
          <strong className="block font-medium wrap-anywhere group-hover:text-accent">
            {merchant.nickname}
          </strong>
          <span className="block text-14 text-ink-2">
            {city}
            {t("merchant.products", { count: merchant.productCount })}
          </span>
        </span>
      </Link>
    </article>
  )
}
