import { pagePaths } from "@roomwright/contract/page-paths"
import {
  confirmReceipt,
  listReceipts,
  readReceipt,
  rejectReceipt,
  type AdminReceipt,
} from "@roomwright/contract/payments/receipts-admin"
import { EmptyState } from "@roomwright/ui/empty-state"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { Link } from "react-router"
import { privatePage } from "../../../platform/session/private-page.ts"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { QueueList } from "../../../admin/queue/queue-list.tsx"
import { QueuePage } from "../../../admin/queue/queue-page.tsx"
import { readQueueAddress } from "../../../admin/queue/read-queue-address.ts"
import { useQueuePage, type QueueRules } from "../../../admin/queue/use-queue-page.ts"
import type { Route } from "./+types/receipts.page"
import { BeatenNotice } from "./beaten-notice.tsx"
import { ReceiptDetail } from "./receipt-detail.tsx"
import { ReceiptRow } from "./receipt-row.tsx"
import { receiptsOf, ReceiptWarnings } from "../receipt-warnings.tsx"
import { RejectDialog } from "./reject-dialog.tsx"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { formatMoney } from "../../../platform/locale/format.ts"
import { ConfirmAgainDialog } from "../../../admin/queue/confirm-again-dialog.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { state, w, query } = readQueueAddress(request.url)
  return { state, w, list: await adminCall()(listReceipts, { query }) }
}

/** The queue of receipts: what waits, oldest first, one after the other, by keys or by hand. */
export default function ReceiptsPage({ loaderData }: Route.ComponentProps) {
  const { state, w, list } = loaderData
  // Another list begins at its first receipt.
  return <Receipts key={`${state} ${w} ${list.page}`} {...loaderData} />
}

const rules: QueueRules<AdminReceipt> = {
  read: (call, id) => call(readReceipt, { params: { id } }),
  isDecided: ({ decision }) => decision !== null,
  beatenBy: ["decidedAlready", "billClosed"],
  languageOf: ({ bill }) => bill.payer.language,
  mayAccept: () => true,
  partiesOf: ({ parties }) => parties,
}

function Receipts({ state, w, list }: Route.ComponentProps["loaderData"]) {
  const t = useAdminText()
  const admin = useQueuePage({ state, list }, rules)
  const { items, shown, beaten, accepting, refusing, isWaiting, total, isBusy, decide, ask, close } = admin
  const title = t(isWaiting ? "admin.receipts.waiting" : "admin.receipts.decided")
  const accept = (receipt: AdminReceipt) => {
    const { id, bill } = receipt
    const done = t("admin.done.confirmed", { code: bill.transferCode })
    return decide(receipt, (call) => call(confirmReceipt, { params: { id } }), done)
  }
  const reject = (receipt: AdminReceipt, reason: string) => {
    const { id, bill } = receipt
    const done = t("admin.done.rejected", { code: bill.transferCode })
    return decide(receipt, (call) => call(rejectReceipt, { params: { id }, body: { reason } }), done)
  }
  return (
    <QueuePage
      name={t("admin.nav.receipts")}
      title={title}
      tabsLabel={t("admin.receipts.tabs")}
      searchLabel={t("admin.receipts.search")}
      path={pagePaths.adminReceipts}
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
          renderRow={(receipt) => <ReceiptRow receipt={receipt} />}
        />
      }
      more={
        isWaiting && total > items.length ? t("admin.receipts.more", { count: total - items.length }) : null
      }
      status={
        <>
          {beaten ? <BeatenNotice receipt={beaten} onClose={() => admin.setBeaten(null)} /> : null}
          {shown ? (
            <span className="sr-only">
              {t("admin.receipts.shown", { code: shown.bill.transferCode, name: shown.bill.payer.nickname })}
            </span>
          ) : null}
        </>
      }
      detail={
        shown ? (
          <ReceiptDetail
            receipt={shown}
            place={{ at: admin.at, of: items.length, onMove: admin.move }}
            onAccept={ask("accept")}
            onReject={ask("refuse")}
            onChanged={admin.refresh}
          />
        ) : (
          <EmptyState
            drawing={<EmptyRoomDrawing />}
            title={t(w ? "admin.receipts.noneFound" : "admin.receipts.none")}
          >
            {w ? (
              <Link to={receiptsOf(w, isWaiting ? "decided" : "waiting")} className="text-accent underline">
                {t(isWaiting ? "admin.receipts.lookDecided" : "admin.receipts.lookWaiting")}
              </Link>
            ) : (
              <p>{t("admin.receipts.noneText")}</p>
            )}
          </EmptyState>
        )
      }
      dialogs={
        accepting ? (
          <AcceptDialog
            receipt={accepting}
            isBusy={isBusy}
            onAccept={() => void accept(accepting)}
            onClose={close}
          />
        ) : refusing ? (
          <RejectDialog
            receipt={refusing}
            isBusy={isBusy}
            onReject={(reason) => void reject(refusing, reason)}
            onClose={close}
          />
        ) : null
      }
    />
  )
}

interface AcceptDialogProps {
  readonly receipt: AdminReceipt
  readonly isBusy: boolean
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** Asks once more, with sum and payer. */
function AcceptDialog({ receipt, isBusy, onAccept, onClose }: AcceptDialogProps) {
  const t = useAdminText()
  const language = useLanguage()
  const { amount, transferCode, payer, title } = receipt.bill
  return (
    <ConfirmAgainDialog
      title={t("admin.accept.title", { code: transferCode })}
      go={t("admin.action.confirm")}
      isBusy={isBusy}
      onGo={onAccept}
      onClose={onClose}
    >
      <p className="num mt-3 text-28">{formatMoney(amount, language)}</p>
      <p className="mt-1 text-ink-2 wrap-anywhere">
        {payer.nickname} · {title.text}
      </p>
      <p className="mt-3 text-14">{t("admin.accept.text")}</p>
      <ReceiptWarnings receipt={receipt} />
    </ConfirmAgainDialog>
  )
}
