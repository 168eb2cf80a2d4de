import {
  changeNotificationPreferences,
  readNotificationPreferences,
} from "@roomwright/contract/notifications/calls"
import type { NotificationType } from "@roomwright/contract/notifications/types"
import { pagePaths } from "@roomwright/contract/page-paths"
import { CheckField } from "@roomwright/ui/check-field"
import { Icon } from "@roomwright/ui/icon"
import { ArrowLeft } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import type { Route } from "./+types/notification-settings.page"
import { notificationTexts, useNotificationText } from "./notification-texts.ts"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader() {
  const call = signedInCall()
  const [preferences] = await Promise.all([
    call(readNotificationPreferences, {}),
    notificationTexts.load(shownLanguage()),
  ])
  return preferences
}

const groups = ["account", "money", "content", "orders", "renders", "desk"] as const
const groupOf: Readonly<Record<NotificationType, (typeof groups)[number]>> = {
  ADMIN_MESSAGE: "account",
  FEEDBACK: "account",
  DESIGNER_REQUEST_APPROVED: "account",
  DESIGNER_REQUEST_REJECTED: "account",
  MERCHANT_REQUEST_APPROVED: "account",
  MERCHANT_REQUEST_REJECTED: "account",
  DESIGN_UNSHELVED: "content",
  DESIGN_SHELVED: "content",
  DESIGN_DELETED: "content",
  PRODUCT_DELETED: "content",
  RECEIPT_CONFIRMED: "money",
  RECEIPT_REJECTED: "money",
  REFUND_DUE: "money",
  PAYMENT_RECHECKED: "money",
  SALE_RECHECKED: "money",
  SALE_PART_REFUNDED: "money",
  REFUND_RETURNED: "money",
  CREDIT_ADDED: "money",
  REFUND_SENT: "money",
  REST_ASKED: "money",
  SUBSCRIPTION_STARTED: "money",
  SUBSCRIPTION_ENDING: "money",
  QUOTA_LOW: "money",
  INVOICE_ISSUED: "money",
  ORDER_RECEIVED: "orders",
  ORDER_PLACED: "orders",
  ORDER_STATUS: "orders",
  STOCK_LOW: "orders",
  QUESTION_ASKED: "orders",
  QUESTION_ANSWERED: "orders",
  QUESTION_REMOVED: "content",
  COLLECTION_UNSHARED: "content",
  SELLER_ACCOUNT_CHANGED: "money",
  PAYOUT_RETURNED: "money",
  PAYOUT_SENT: "money",
  RENDER_FINISHED: "renders",
  RENDER_FAILED: "renders",
  APPLICATIONS_WAITING: "desk",
  RECEIPTS_WAITING: "desk",
  PROBLEMS_WAITING: "desk",
  REPORTS_WAITING: "desk",
  SENSITIVE_CHANGE: "desk",
  STORAGE_LOW: "desk",
}

/** Which notifications also come by email, each saved as it is ticked. */
export default function NotificationSettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useNotificationText()
  const language = useLanguage()
  const [copies, setCopies] = useState(loaderData.copies)
  const { email } = loaderData
  const shown = groups.filter((group) => copies.some(({ type }) => groupOf[type] === group))
  const mark = (type: NotificationType, byEmail: boolean): void =>
    setCopies((before) => before.map((one) => (one.type === type ? { ...one, byEmail } : one)))
  const choose = async (type: NotificationType, byEmail: boolean): Promise<void> => {
    mark(type, byEmail)
    try {
      await siteCall(language)(changeNotificationPreferences, { body: { copies: [{ type, byEmail }] } })
      showToast("success", t("notifications.copies.saved"))
    } catch (error) {
      mark(type, !byEmail)
      if (error instanceof ApiError && error.status !== 401) showToast("error", error.message)
    }
  }
  return (
    <div className="wrap py-6 md:py-10">
      <title>{`${t("notifications.copies.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <Link
        to={pagePaths.notifications}
        className="mb-3 inline-flex min-h-10 items-center gap-1.5 text-15 text-accent"
      >
        <Icon of={ArrowLeft} size={18} />
        {t("notifications.title")}
      </Link>
      <h1 className="text-36">{t("notifications.copies.title")}</h1>
      <p className="mt-1.5 max-w-measure wrap-anywhere text-ink-2">
        {email === null ? t("notifications.copies.noEmail") : t("notifications.copies.intro", { email })}
      </p>
      {email === null ? (
        <p className="mt-2">
          <Link to={pagePaths.security} className="text-accent underline underline-offset-2">
            {t("notifications.copies.addEmail")}
          </Link>
        </p>
      ) : null}
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        {shown.map((group) => (
          <fieldset key={group} className="rounded-card border border-line bg-card p-5 sm:p-6">
            <legend className="sr-only">{t(`notifications.copies.group.${group}`)}</legend>
            <p aria-hidden className="mb-3 font-serif text-18">
              {t(`notifications.copies.group.${group}`)}
            </p>
            <div className="grid gap-3.5">
              {copies
                .filter(({ type }) => groupOf[type] === group)
                .map(({ type, byEmail }) => (
                  <CheckField
                    key={type}
                    label={t(`notifications.kind.${type}`)}
                    checked={byEmail}
                    onChange={({ target }) => void choose(type, target.checked)}
                  />
                ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  )
}
