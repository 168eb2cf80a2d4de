import type { LineState, StoredLine } from "@roomwright/contract/payments/statement-lines"
import { Button } from "@roomwright/ui/button"
import { Link } from "react-router"
import type { AdminTextId } from "../../../admin/frame/admin-texts.ts"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { Tag, type TagTone } from "../../../admin/frame/tag.tsx"
import type { Column } from "../../../admin/table/column.ts"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { billAtAdmin } from "../receipt-warnings.tsx"

export const lineStateTexts: Readonly<Record<LineState, AdminTextId>> = {
  matched: "admin.statement.exact",
  part: "admin.statement.part",
  unknown: "admin.statement.unknown",
  settled: "admin.statement.aside",
}
const tones: Readonly<Record<LineState, TagTone>> = {
  matched: "ok",
  part: "wait",
  unknown: "bad",
  settled: "plain",
}

/** What the back office shows of a line; one without a bill can be decided on, one with a bill taken back. */
export function useLineColumns(onDecide: (line: StoredLine) => void): readonly Column<StoredLine>[] {
  const t = useAdminText()
  const language = useLanguage()
  return [
    {
      name: "reference",
      title: t("admin.statement.reference"),
      csv: ({ reference }) => reference,
      cell: ({ reference }) => <span className="num wrap-anywhere">{reference}</span>,
    },
    {
      name: "at",
      title: t("admin.statement.at"),
      csv: ({ at }) => at,
      cell: ({ at }) => <Moment iso={at} />,
    },
    {
      name: "amount",
      title: t("admin.facts.amount"),
      isNumber: true,
      csv: ({ amount }) => amount,
      cell: ({ amount }) => <span className="font-medium">{formatMoney(amount, language)}</span>,
    },
    {
      name: "message",
      title: t("admin.statement.message"),
      csv: ({ message }) => message,
      cell: ({ message, remark }) => (
        <span className="wrap-anywhere">
          {message}
          {remark === "" ? null : <span className="block text-12 text-ink-2">{remark}</span>}
        </span>
      ),
    },
    {
      name: "state",
      title: t("admin.statement.outcome"),
      csv: ({ state }) => t(lineStateTexts[state]),
      cell: ({ state, decidedBy }) => (
        <>
          <Tag tone={tones[state]}>{t(lineStateTexts[state])}</Tag>
          {decidedBy ? <span className="block text-12 text-ink-2">{decidedBy}</span> : null}
        </>
      ),
    },
    {
      name: "bill",
      title: t("admin.statement.bill"),
      csv: ({ transferCode }) => transferCode ?? "",
      cell: (line) =>
        line.transferCode === null ? (
          line.payer
        ) : (
          <>
            <Link
              to={billAtAdmin(line.transferCode)}
              className="num whitespace-nowrap text-accent underline underline-offset-2"
            >
              {line.transferCode}
            </Link>
            <span className="block text-12 text-ink-2">{line.payer}</span>
          </>
        ),
    },
    {
      name: "action",
      title: t("admin.statement.action"),
      csv: null,
      cell: (line) =>
        line.state === "settled" ? null : (
          <Button small aria-haspopup="dialog" onClick={() => onDecide(line)}>
            {t(line.state === "unknown" ? "admin.statement.assign" : "admin.statement.release")}
          </Button>
        ),
    },
  ]
}
