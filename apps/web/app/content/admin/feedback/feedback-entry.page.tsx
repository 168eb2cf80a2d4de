import { readFeedback, type FeedbackDetail } from "@roomwright/contract/content/feedback"
import { pagePaths } from "@roomwright/contract/page-paths"
import { data, Link } from "react-router"
import { ApiError } from "../../../platform/api.ts"
import { privatePage } from "../../../platform/session/private-page.ts"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { Tag } from "../../../admin/frame/tag.tsx"
import type { Route } from "./+types/feedback-entry.page"
import { stateTexts, stateTones, wayTexts } from "./feedback-names.ts"
import { ReplyForm } from "./reply-form.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get("id") ?? ""
  const entry = await adminCall()(readFeedback, { params: { id } }).catch((error: unknown) => {
    // An address that is no id names nothing.
    if (error instanceof ApiError && error.is("invalidInput")) throw data(null, { status: 404 })
    throw error
  })
  return { entry }
}

/** One message, what was answered, and the way to answer. */
export default function FeedbackEntryPage({ loaderData: { entry } }: Route.ComponentProps) {
  const t = useAdminText()
  const { id, text, contact, sender, createdAt, state, pictures } = entry
  return (
    <AdminPage title={t("admin.nav.feedback")}>
      <Link
        to={pagePaths.adminFeedback}
        className="inline-flex min-h-9 items-center text-14 text-accent underline-offset-4 hover:underline"
      >
        {t("admin.content.back")}
      </Link>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-2">
        <Tag tone={stateTones[state]}>{t(stateTexts[state])}</Tag>
        <Moment iso={createdAt} />
        <span>{sender?.nickname ?? t("admin.feedback.visitor")}</span>
        {contact === "" ? null : (
          <a
            href={contact.includes("@") ? `mailto:${contact}` : `tel:${contact}`}
            className="text-accent underline underline-offset-2"
          >
            {contact}
          </a>
        )}
      </p>
      <p className="mt-6 max-w-measure rounded-card border border-line bg-card p-5 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {pictures.length > 0 ? (
        <ul className="mt-4 grid max-w-measure grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map((address, at) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={t("admin.feedback.picture", { number: at + 1 })}
                  className="aspect-[4/3] w-full rounded-control border border-line bg-still object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <Replies replies={entry.replies} />
      <ReplyForm key={`${id} ${entry.replies.length}`} entry={entry} />
    </AdminPage>
  )
}

function Replies({ replies }: Pick<FeedbackDetail, "replies">) {
  const t = useAdminText()
  if (replies.length === 0) return null
  return (
    <section aria-label={t("admin.feedback.replies")} className="mt-8 max-w-measure">
      <h2 className="text-22">{t("admin.feedback.replies")}</h2>
      <ul className="mt-3 grid gap-4">
        {replies.map((reply) => (
          <li key={reply.id} className="rounded-card border border-line bg-sunk p-5">
            <p className="text-14 text-ink-2">
              {reply.by?.nickname ?? ""} <Moment iso={reply.at} /> · {t(wayTexts[reply.way])}
            </p>
            <p className="mt-2 wrap-anywhere whitespace-pre-line">{reply.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
