import type { AdminBill } from "@roomwright/contract/payments/bills-admin"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../../platform/locale/locale.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { kindTexts, noteKindTexts, stateTexts, stateTones } from "../bill-names.ts"
import type { Column } from "../../../admin/table/column.ts"
import { Tag } from "../../../admin/frame/tag.tsx"

/** What the back office shows of a bill; its code opens it. */
export function useBillColumns(onOpen: (id: string) => void): readonly Column<AdminBill>[] {
  const t = useAdminText()
  const language = useLanguage()
  const langOf = useLangOf()
  return [
    {
      name: "code",
      title: t("admin.facts.code"),
      csv: ({ transferCode }) => transferCode,
      cell: ({ id, transferCode }) => (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(id)}
          className="num min-h-8 text-accent underline underline-offset-2"
        >
          {transferCode}
        </button>
      ),
    },
    {
      name: "payer",
      title: t("admin.facts.payer"),
      csv: ({ payer }) => payer.nickname,
      cell: ({ payer }) => payer.nickname,
    },
    {
      name: "what",
      title: t("admin.facts.what"),
      csv: ({ title }) => title.text,
      cell: ({ kind, title }) => (
        <>
          <span {...langOf(title)}>{title.text}</span>
          <span className="block text-12 text-ink-2">{t(kindTexts[kind])}</span>
        </>
      ),
    },
    {
      name: "amount",
      title: t("admin.facts.amount"),
      isNumber: true,
      sorts: { up: "cheapest", down: "dearest" },
      csv: ({ amount }) => amount,
      cell: ({ amount }) => formatMoney(amount, language),
    },
    {
      name: "status",
      title: t("admin.bills.state"),
      csv: ({ status: state }) => t(stateTexts[state]),
      cell: ({ status: state }) => <Tag tone={stateTones[state]}>{t(stateTexts[state])}</Tag>,
    },
    {
      name: "notes",
      title: t("admin.note.title"),
      csv: ({ notes }) => notes.map(({ kind }) => t(noteKindTexts[kind])).join(", "),
      cell: ({ notes }) =>
        notes.length === 0 ? (
          <span className="text-ink-2">–</span>
        ) : (
          <span className="flex flex-wrap gap-1">
            {notes.map(({ id, kind, outcome }) => (
              <Tag key={id} tone={outcome === null ? "bad" : "plain"}>
                {t(noteKindTexts[kind])}
              </Tag>
            ))}
          </span>
        ),
    },
    {
      name: "created",
      title: t("admin.facts.ordered"),
      sorts: { up: "oldest", down: "newest" },
      csv: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
  ]
}
