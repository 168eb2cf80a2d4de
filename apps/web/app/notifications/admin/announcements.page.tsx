import { listAnnouncements } from "@roomwright/contract/notifications/admin"
import { useRevalidator, useSearchParams } from "react-router"
import { pickParameters, toApiPage } from "../../platform/filter-address.ts"
import { ListPages } from "../../platform/lists/list-pages.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import type { Route } from "./+types/announcements.page"
import { MessageForm } from "./announcement-form.tsx"
import { SentMessage } from "./sent-announcement.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

const onPage = "10"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const place = toApiPage(pickParameters(new URL(request.url).searchParams, ["page"]))
  return { sent: await adminCall()(listAnnouncements, { query: { ...place, size: onPage } }) }
}

/** Writes to one person, to a role or to all, and shows how far what was sent has got. */
export default function AdminAnnouncementsPage({ loaderData: { sent } }: Route.ComponentProps) {
  const t = useAdminText()
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={t("admin.nav.messages")} intro={t("admin.messages.intro")}>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <MessageForm accountId={search.get("account")?.slice(0, 36) ?? ""} onSent={() => void revalidate()} />
        <section
          aria-labelledby="sent-messages"
          className="rounded-card border border-line bg-card p-6 lg:p-8"
        >
          <h2 id="sent-messages" className="text-22">
            {t("admin.messages.sent")}
          </h2>
          {sent.totalElements === 0 ? (
            <p className="mt-3 text-ink-2">{t("admin.messages.none")}</p>
          ) : (
            <ul className="mt-3">
              {sent.content.map((message) => (
                <SentMessage key={message.id} message={message} />
              ))}
            </ul>
          )}
          <ListPages {...sent} search={search} />
        </section>
      </div>
    </AdminPage>
  )
}
