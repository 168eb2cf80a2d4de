import {
  listApplications,
  readApplication,
  type DeskApplication,
} from "@roomwright/contract/applications-desk"
import { limits } from "@roomwright/contract/limits"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { useEffect, useState } from "react"
import { useRevalidator, useSearchParams } from "react-router"
import { ListPages } from "../../platform/lists/list-pages.tsx"
import { applicationTexts, useApplicationText } from "../../platform/locale/application-texts.ts"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { privatePage } from "../../platform/session/private-page.ts"
import { deskTexts, useDeskText } from "../desk-texts.ts"
import { deskCall } from "../enter-desk.ts"
import { useDeskKeys } from "../keys/use-desk-keys.ts"
import { useDeskList, type DeskItems } from "../receipts/use-desk-list.ts"
import { useRefresh } from "../receipts/use-refresh.ts"
import type { Route } from "./+types/applications.page"
import { ApplicationDetail } from "./application-detail.tsx"
import { ApplicationList } from "./application-list.tsx"
import { ApplicationsHead } from "./applications-head.tsx"
import { ApproveDialog } from "./approve-dialog.tsx"
import { FirstNotice } from "./first-notice.tsx"
import { SendBackDialog } from "./send-back-dialog.tsx"
import { useReview } from "./use-review.ts"

export { DeskFailure as ErrorBoundary } from "../desk-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams
  const state = asked.get("state") === "decided" ? ("decided" as const) : ("waiting" as const)
  const w = (asked.get("w") ?? "").slice(0, limits.keywordLength)
  const page = Math.min(limits.pageMax, Math.max(0, Math.trunc(Number(asked.get("page") ?? 1)) - 1 || 0))
  const size = state === "waiting" ? limits.pageSizeMax : limits.pageSize
  const query = { state, page: String(page), size: String(size), ...(w === "" ? {} : { w }) }
  const [list] = await Promise.all([
    deskCall()(listApplications, { query }),
    applicationTexts.load(shownLanguage()),
  ])
  return { state, w, list }
}

/** The review desk: what waits, oldest first, one after the other, by keys or by hand. */
export default function ApplicationsPage({ loaderData: { state, w, list } }: Route.ComponentProps) {
  // Another list begins at its first application.
  return <Applications key={`${state} ${w} ${list.page}`} state={state} w={w} list={list} />
}

const items: DeskItems<DeskApplication> = {
  read: (call, id) => call(readApplication, { params: { id } }),
  isDecided: ({ status }) => status !== "SUBMITTED",
}

function Applications({ state, w, list }: Route.ComponentProps["loaderData"]) {
  const t = useDeskText()
  const words = useApplicationText()
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const isWaiting = state === "waiting"
  const desk = useDeskList(list.content, isWaiting, items)
  const { shown, at, beaten, setBeaten, show, move, take } = desk
  /** What the open dialog is about: it stays the same, whatever happens to the list behind. */
  const [asked, setAsked] = useState<{ kind: "approve" | "reject"; id: string } | null>(null)
  const subject = list.content.find(({ id }) => id === asked?.id)
  const { isBusy, approve, sendBack } = useReview({
    onDecided: ({ id }) => {
      setAsked(null)
      setBeaten(null)
      take(id)
    },
    onBeaten: setBeaten,
  })
  const ask = (kind: "approve" | "reject") => (): void => {
    const isUnpaid = shown?.bill?.isPaid === false
    if (shown && isWaiting && !(kind === "approve" && isUnpaid)) setAsked({ kind, id: shown.id })
  }
  useDeskKeys({ j: () => move(1), k: () => move(-1), a: ask("approve"), r: ask("reject") })
  useRefresh(() => void revalidate())
  const applicantsLanguage = shown?.applicant.language
  useEffect(() => {
    // Reasons are worded in it: there when they are asked for. If it does not come now, it is fetched then.
    if (applicantsLanguage) deskTexts.load(applicantsLanguage).catch(() => {})
  }, [applicantsLanguage])

  const total = list.totalElements - desk.goneCount
  const title = t(isWaiting ? "desk.applications.waiting" : "desk.applications.decided")
  return (
    <div className="lg:grid lg:h-[calc(100dvh-var(--spacing-header))] lg:grid-cols-[280px_minmax(0,1fr)] xl:grid-cols-[320px_minmax(0,1fr)]">
      <title>{`${t("desk.nav.applications")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <section
        aria-label={title}
        className="flex min-h-0 flex-col border-line bg-card max-lg:border-b lg:border-r"
      >
        <ApplicationsHead state={state} w={w} total={total} />
        <div className="min-h-0 flex-1 overflow-y-auto max-lg:max-h-56">
          <ApplicationList
            label={title}
            applications={desk.items}
            shownId={shown?.id ?? null}
            onShow={show}
          />
          {isWaiting && total > desk.items.length ? (
            <p className="px-4 py-3 text-12 text-ink-2">
              {t("desk.applications.more", { count: total - desk.items.length })}
            </p>
          ) : null}
          {isWaiting ? null : (
            <div className="px-2 py-4">
              <ListPages search={search} page={list.page} size={list.size} totalElements={total} />
            </div>
          )}
        </div>
      </section>
      <div className="grid min-h-0 min-w-0 lg:grid-rows-[auto_minmax(0,1fr)]">
        <div role="status">
          {beaten ? <FirstNotice application={beaten} onClose={() => setBeaten(null)} /> : null}
          {shown ? (
            <span className="sr-only">
              {t("desk.applications.shown", {
                name: shown.applicant.nickname,
                type: words(`applications.type.${shown.type}`),
              })}
            </span>
          ) : null}
        </div>
        {shown ? (
          <ApplicationDetail
            application={shown}
            place={{ at, of: desk.items.length }}
            onMove={move}
            onApprove={ask("approve")}
            onReject={ask("reject")}
          />
        ) : (
          <EmptyState
            drawing={<EmptyRoomDrawing />}
            title={t(w ? "desk.applications.noneFound" : "desk.applications.none")}
          >
            {w ? null : <p>{t("desk.applications.noneText")}</p>}
          </EmptyState>
        )}
      </div>
      {subject && asked?.kind === "approve" ? (
        <ApproveDialog
          application={subject}
          isBusy={isBusy}
          onApprove={() => void approve(subject)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {subject && asked?.kind === "reject" ? (
        <SendBackDialog
          application={subject}
          isBusy={isBusy}
          onSendBack={(reason, marks) => void sendBack(subject, reason, marks)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  )
}
