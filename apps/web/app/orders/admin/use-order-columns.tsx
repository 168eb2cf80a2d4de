import type { OrderSummary } from "@roomwright/contract/orders/calls"
import { adminOrderPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import type { Column } from "../../admin/table/column.ts"
import { Tag } from "../../admin/frame/tag.tsx"
import { orderKindTexts, orderStateTexts, orderStateTones } from "./order-names.ts"

/** What the back office shows of an order; its code leads to it. */
export function useOrderColumns(): readonly Column<OrderSummary>[] {
  const t = useAdminText()
  const language = useLanguage()
  const langOf = useLangOf()
  return [
    {
      name: "code",
      title: t("admin.facts.code"),
      csv: ({ code }) => code,
      cell: ({ id, code }) => (
        <Link
          to={adminOrderPath(id)}
          className="num inline-flex min-h-8 items-center text-accent underline underline-offset-2"
        >
          {code}
        </Link>
      ),
    },
    {
      name: "what",
      title: t("admin.facts.what"),
      csv: ({ item }) => item.name.text,
      cell: ({ item }) => <span {...langOf(item.name)}>{item.name.text}</span>,
    },
    {
      name: "kind",
      title: t("admin.orders.kind"),
      csv: ({ kind }) => t(orderKindTexts[kind]),
      cell: ({ kind }) => t(orderKindTexts[kind]),
    },
    {
      name: "quantity",
      title: t("admin.orders.quantity"),
      isNumber: true,
      csv: ({ quantity }) => quantity,
      cell: ({ quantity }) => quantity,
    },
    {
      name: "total",
      title: t("admin.facts.amount"),
      isNumber: true,
      sorts: { up: "cheapest", down: "dearest" },
      csv: ({ total }) => total,
      cell: ({ total }) => formatMoney(total, language),
    },
    {
      name: "buyer",
      title: t("admin.orders.buyer"),
      csv: ({ buyer }) => buyer.nickname,
      cell: ({ buyer }) => buyer.nickname,
    },
    {
      name: "seller",
      title: t("admin.orders.seller"),
      csv: ({ seller }) => seller.nickname,
      cell: ({ seller }) => seller.nickname,
    },
    {
      name: "state",
      title: t("admin.orders.state"),
      csv: ({ status: state }) => t(orderStateTexts[state]),
      cell: ({ status: state, isRefundDue }) => (
        <span className="flex flex-wrap gap-1">
          <Tag tone={orderStateTones[state]}>{t(orderStateTexts[state])}</Tag>
          {isRefundDue ? <Tag tone="wait">{t("admin.orders.refundDue")}</Tag> : null}
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
