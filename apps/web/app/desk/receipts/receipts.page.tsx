import { limits } from "@roomwright/contract/limits"
import { listReceipts, readReceipt, type DeskReceipt } from "@roomwright/contract/receipts-desk"
import { EmptyState } from "@roomwright/ui/empty-state"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { useEffect, useState } from "react"
import { Link, useRevalidator, useSearchParams } from "react-router"
import { ListPages } from "../../platform/lists/list-pages.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import { deskTexts, useDeskText } from "../desk-texts.ts"
import { deskCall } from "../enter-desk.ts"
import { useDeskKeys } from "../keys/use-desk-keys.ts"
import type { Route } from "./+types/receipts.page"
import { AcceptDialog } from "./accept-dialog.tsx"
import { BeatenNotice } from "./beaten-notice.tsx"
import { ReceiptDetail } from "./receipt-detail.tsx"
import { ReceiptList } from "./receipt-list.tsx"
import { ReceiptsHead } from "./receipts-head.tsx"
import { receiptsOf } from "./receipt-warnings.tsx"
import { RejectDialog } from "./reject-dialog.tsx"
import { useDecide } from "./use-decide.ts"
import { useDeskList, type DeskItems } from "./use-desk-list.ts"
import { useRefresh } from "./use-refresh.ts"

export { DeskFailure as ErrorBoundary } from "../desk-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams
  const state = asked.get("state") === "decided" ? ("decided" as const) : ("waiting" as const)
  const w = (asked.get("w") ?? "").slice(0, limits.keywordLength)
  const page = Math.min(limits.pageMax, Math.max(0, Math.trunc(Number(asked.get("page") ?? 1)) - 1 || 0))
  const size = state === "waiting" ? limits.pageSizeMax : limits.pageSize
  const query = { state, page: String(page), size: String(size), ...(w === "" ? {} : { w }) }
  return { state, w, list: await deskCall()(listReceipts, { query }) }
}

/** The receipts desk: what waits, oldest first, one after the other, by keys or by hand. */
export default function ReceiptsPage({ loaderData: { state, w, list } }: Route.ComponentProps) {
  // Another list begins at its first receipt.
  return <Receipts key={`${state} ${w} ${list.page}`} state={state} w={w} list={list} />
}

const receiptItems: DeskItems<DeskReceipt> = {
  read: (call, id) => call(readReceipt, { params: { id } }),
  isDecided: ({ decision }) => decision !== null,
}

type ReceiptsProps = Route.ComponentProps["loaderData"]

function Receipts({ state, w, list }: ReceiptsProps) {
  const t = useDeskText()
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const isWaiting = state === "waiting"
  const {
    items: receipts,
    shown,
    at,
    goneCount,
    beaten,
    setBeaten,
    show,
    move,
    take,
  } = useDeskList(list.content, isWaiting, receiptItems)
  /** What the open dialog is about: it stays the same, whatever happens to the list behind. */
  const [asked, setAsked] = useState<{ kind: "accept" | "reject"; id: string } | null>(null)
  const subject = list.content.find(({ id }) => id === asked?.id)
  const { isBusy, accept, reject } = useDecide({
    onDecided: ({ id }) => {
      setAsked(null)
      setBeaten(null)
      take(id)
    },
    onBeaten: setBeaten,
  })
  const ask = (kind: "accept" | "reject") => (): void => {
    if (shown && isWaiting) setAsked({ kind, id: shown.id })
  }
  useDeskKeys({ j: () => move(1), k: () => move(-1), a: ask("accept"), r: ask("reject") })
  useRefresh(() => void revalidate())
  const payersLanguage = shown?.bill.payer.language
  useEffect(() => {
    // Reasons are worded in it: there when they are asked for. If it does not come now, it is fetched then.
    if (payersLanguage) deskTexts.load(payersLanguage).catch(() => {})
  }, [payersLanguage])

  const total = list.totalElements - goneCount
  const title = t(isWaiting ? "desk.receipts.waiting" : "desk.receipts.decided")
  return (
    <div className="lg:grid lg:h-[calc(100dvh-var(--spacing-header))] lg:grid-cols-[300px_minmax(0,1fr)] xl:grid-cols-[360px_minmax(0,1fr)]">
      <title>{`${t("desk.nav.receipts")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <section
        aria-label={title}
        className="flex min-h-0 flex-col border-line bg-card max-lg:border-b lg:border-r"
      >
        <ReceiptsHead state={state} w={w} total={total} />
        <div className="min-h-0 flex-1 overflow-y-auto max-lg:max-h-56">
          <ReceiptList label={title} receipts={receipts} shownId={shown?.id ?? null} onShow={show} />
          {isWaiting && total > receipts.length ? (
            <p className="px-4 py-3 text-12 text-ink-2">
              {t("desk.receipts.more", { count: total - receipts.length })}
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
          {beaten ? <BeatenNotice receipt={beaten} onClose={() => setBeaten(null)} /> : null}
          {shown ? (
            <span className="sr-only">
              {t("desk.receipts.shown", { code: shown.bill.transferCode, name: shown.bill.payer.nickname })}
            </span>
          ) : null}
        </div>
        {shown ? (
          <ReceiptDetail
            receipt={shown}
            place={{ at, of: receipts.length }}
            onMove={move}
            onAccept={ask("accept")}
            onReject={ask("reject")}
            onChanged={() => void revalidate()}
          />
        ) : (
          <EmptyState
            drawing={<EmptyRoomDrawing />}
            title={t(w ? "desk.receipts.noneFound" : "desk.receipts.none")}
          >
            {w ? (
              <Link to={receiptsOf(w, isWaiting ? "decided" : "waiting")} className="text-accent underline">
                {t(isWaiting ? "desk.receipts.lookDecided" : "desk.receipts.lookWaiting")}
              </Link>
            ) : (
              <p>{t("desk.receipts.noneText")}</p>
            )}
          </EmptyState>
        )}
      </div>
      {subject && asked?.kind === "accept" ? (
        <AcceptDialog
          receipt={subject}
          isBusy={isBusy}
          onAccept={() => void accept(subject)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {subject && asked?.kind === "reject" ? (
        <RejectDialog
          receipt={subject}
          isBusy={isBusy}
          onReject={(reason) => void reject(subject, reason)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  )
}
