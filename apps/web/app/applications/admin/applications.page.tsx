import type { FieldMark } from "@roomwright/contract/applications/calls"
import {
  approveApplication,
  listApplications,
  readApplication,
  rejectApplication,
  type AdminApplication,
} from "@roomwright/contract/applications/admin"
import { listOfferedValues } from "@roomwright/contract/settings/filter-values"
import { pagePaths } from "@roomwright/contract/page-paths"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { applicationTexts, useApplicationText } from "../../platform/locale/application-texts.ts"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { privatePage } from "../../platform/session/private-page.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { QueueList } from "../../admin/queue/queue-list.tsx"
import { QueuePage } from "../../admin/queue/queue-page.tsx"
import { readQueueAddress } from "../../admin/queue/read-queue-address.ts"
import { useQueuePage, type QueueRules } from "../../admin/queue/use-queue-page.ts"
import type { Route } from "./+types/applications.page"
import { ApplicationDetail } from "./application-detail.tsx"
import { ApproveDialog } from "./approve-dialog.tsx"
import { BeatenNotice } from "./beaten-notice.tsx"
import { isUnpaid } from "./is-unpaid.ts"
import { SendBackDialog } from "./send-back-dialog.tsx"
import { OwnCaseTag, useIsOwnCase } from "../../admin/frame/own-case.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { ClockTag } from "./clock-tag.tsx"
import { StatusTag } from "./status-tag.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { state, w, query } = readQueueAddress(request.url)
  const call = adminCall()
  const [list, styles] = await Promise.all([
    call(listApplications, { query }),
    call(listOfferedValues, { params: { filter: "style" }, query: { hidden: "true" } }),
    applicationTexts.load(shownLanguage()),
  ])
  return { state, w, list, styles }
}

/** The review queue: what waits, oldest first, one after the other, by keys or by hand. */
export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  const { state, w, list } = loaderData
  // Another list begins at its first application.
  return <Applications key={`${state} ${w} ${list.page}`} {...loaderData} />
}

const rules: QueueRules<AdminApplication> = {
  read: (call, id) => call(readApplication, { params: { id } }),
  isDecided: ({ status }) => status !== "SUBMITTED",
  beatenBy: ["decidedAlready", "applicationClosed"],
  languageOf: ({ applicant }) => applicant.language,
  mayAccept: (application) => !isUnpaid(application),
  partiesOf: ({ applicant }) => [applicant.id],
}

function Applications({ state, w, list, styles }: Route.ComponentProps["loaderData"]) {
  const t = useAdminText()
  const words = useApplicationText()
  const admin = useQueuePage({ state, list }, rules)
  const { items, shown, beaten, accepting, refusing, isWaiting, total, isBusy, decide, ask, close } = admin
  const title = t(isWaiting ? "admin.applications.waiting" : "admin.applications.decided")
  const approve = (application: AdminApplication) => {
    const { id, applicant } = application
    const done = t("admin.approve.done", { name: applicant.nickname })
    return decide(application, (call) => call(approveApplication, { params: { id } }), done)
  }
  const sendBack = (application: AdminApplication, reason: string, marks: readonly FieldMark[]) => {
    const { id, applicant } = application
    const body = { reason, marks: [...marks] }
    const done = t("admin.sendBack.done", { name: applicant.nickname })
    return decide(application, (call) => call(rejectApplication, { params: { id }, body }), done)
  }
  return (
    <QueuePage
      name={t("admin.nav.applications")}
      title={title}
      tabsLabel={t("admin.applications.tabs")}
      searchLabel={t("admin.applications.search")}
      path={pagePaths.adminApplications}
      state={state}
      w={w}
      total={total}
      page={list.page}
      size={list.size}
      list={
        <QueueList
          label={title}
          items={items}
          shownId={shown?.id ?? null}
          onShow={admin.show}
          renderRow={(application) => <ApplicationRow application={application} />}
        />
      }
      more={
        isWaiting && total > items.length
          ? t("admin.applications.more", { count: total - items.length })
          : null
      }
      status={
        <>
          {beaten ? <BeatenNotice application={beaten} onClose={() => admin.setBeaten(null)} /> : null}
          {shown ? (
            <span className="sr-only">
              {t("admin.applications.shown", {
                name: shown.applicant.nickname,
                type: words(`applications.type.${shown.type}`),
              })}
            </span>
          ) : null}
        </>
      }
      detail={
        shown ? (
          <ApplicationDetail
            application={shown}
            styles={styles}
            place={{ at: admin.at, of: items.length, onMove: admin.move }}
            onApprove={ask("accept")}
            onReject={ask("refuse")}
          />
        ) : (
          <EmptyState
            drawing={<EmptyRoomDrawing />}
            title={t(w ? "admin.applications.noneFound" : "admin.applications.none")}
          >
            {w ? null : <p>{t("admin.applications.noneText")}</p>}
          </EmptyState>
        )
      }
      dialogs={
        accepting ? (
          <ApproveDialog
            application={accepting}
            isBusy={isBusy}
            onApprove={() => void approve(accepting)}
            onClose={close}
          />
        ) : refusing ? (
          <SendBackDialog
            application={refusing}
            isBusy={isBusy}
            onSendBack={(reason, marks) => void sendBack(refusing, reason, marks)}
            onClose={close}
          />
        ) : null
      }
    />
  )
}

/** An application in the list: who, as what, how much of the time is left, and whether it is paid. */
function ApplicationRow({ application }: { readonly application: AdminApplication }) {
  const t = useAdminText()
  const words = useApplicationText()
  const isOwn = useIsOwnCase([application.applicant.id])
  const { applicant, type, status, review, bill } = application
  return (
    <>
      <span className="truncate font-medium">{applicant.nickname}</span>
      <span className="row-span-2 grid content-start justify-items-end gap-1">
        {review ? <ClockTag review={review} /> : <StatusTag status={status} />}
        {bill && review ? (
          <Tag tone={bill.isPaid ? "ok" : "wait"}>
            {t(bill.isPaid ? "admin.applications.paid" : "admin.applications.notPaid")}
          </Tag>
        ) : null}
      </span>
      <span className="truncate text-12 text-ink-2">{words(`applications.type.${type}`)}</span>
      {isOwn && review ? (
        <span className="col-span-2">
          <OwnCaseTag />
        </span>
      ) : null}
    </>
  )
}
