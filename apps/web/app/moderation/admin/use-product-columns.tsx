import type { AdminProduct } from "@roomwright/contract/moderation/admin"
import { productPath } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { Link } from "react-router"
import { formatMoney, formatNumber } from "../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { isOwnCase, OwnCaseTag } from "../../admin/frame/own-case.tsx"
import type { Column } from "../../admin/table/column.ts"
import { Tag } from "../../admin/frame/tag.tsx"
import { AdminImage } from "../../admin/frame/admin-image.tsx"

/** What the back office shows of a product; the name of one on sale leads to its page. */
export function useProductColumns(
  onDelete: (product: AdminProduct) => void,
): readonly Column<AdminProduct>[] {
  const t = useAdminText()
  const language = useLanguage()
  const langOf = useLangOf()
  return [
    {
      name: "name",
      title: t("admin.works.name"),
      csv: ({ name }) => name.text,
      cell: ({ id, name, picture, isOnSale }) => (
        <span className="flex min-h-11 items-center gap-3">
          {picture ? (
            <AdminImage source={picture} alt="" className="size-11 flex-none rounded-control object-cover" />
          ) : null}
          {isOnSale ? (
            <Link
              to={productPath(id)}
              className="text-accent underline underline-offset-2 wrap-anywhere"
              {...langOf(name)}
            >
              {name.text}
            </Link>
          ) : (
            <span className="wrap-anywhere" {...langOf(name)}>
              {name.text}
            </span>
          )}
        </span>
      ),
    },
    {
      name: "merchant",
      title: t("admin.products.merchant"),
      csv: ({ merchant }) => merchant.nickname,
      cell: ({ merchant }) => merchant.nickname,
    },
    {
      name: "state",
      title: t("admin.works.state"),
      csv: ({ isOnSale }) => t(isOnSale ? "admin.products.onSale" : "admin.products.offSale"),
      cell: ({ isOnSale }) => (
        <Tag tone={isOnSale ? "ok" : "plain"}>
          {t(isOnSale ? "admin.products.onSale" : "admin.products.offSale")}
        </Tag>
      ),
    },
    {
      name: "price",
      title: t("admin.works.price"),
      isNumber: true,
      csv: ({ lowestPrice }) => lowestPrice,
      cell: ({ lowestPrice }) => formatMoney(lowestPrice, language),
    },
    {
      name: "reports",
      title: t("admin.works.reports"),
      isNumber: true,
      csv: ({ reportCount }) => reportCount,
      cell: ({ reportCount }) =>
        reportCount === 0 ? "–" : <Tag tone="wait">{formatNumber(reportCount, language)}</Tag>,
    },
    {
      name: "created",
      title: t("admin.products.listed"),
      sorts: { up: "oldest", down: "newest" },
      csv: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
    {
      name: "delete",
      title: t("admin.works.delete"),
      csv: null,
      cell: (product) => {
        const isOwn = isOwnCase(product.parties)
        return (
          <span className="grid justify-items-start gap-1">
            {isOwn ? <OwnCaseTag /> : null}
            <Button small disabled={isOwn} onClick={() => onDelete(product)}>
              {t("admin.works.delete")}
            </Button>
          </span>
        )
      },
    },
  ]
}
