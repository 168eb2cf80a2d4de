import { readStatement, statementLimits } from "@roomwright/contract/payments/receipts-admin"
import {
  lineStates,
  listStatementLines,
  type StoredLine,
} from "@roomwright/contract/payments/statement-lines"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { FileSpreadsheet } from "lucide-react"
import { useState, type DragEvent } from "react"
import { useRevalidator } from "react-router"
import { formatNumber } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { privatePage } from "../../../platform/session/private-page.ts"
import { siteCall } from "../../../platform/site-call.ts"
import { ApiError } from "../../../platform/api.ts"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText, type AdminTextId } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { Notice } from "../../../admin/frame/notice.tsx"
import { AdminFilters } from "../../../admin/table/admin-filters.tsx"
import { AdminTable } from "../../../admin/table/admin-table.tsx"
import { readQuery } from "../../../admin/table/read-query.ts"
import type { Route } from "./+types/statement.page"
import { readCsvFile, type CsvFault } from "./read-csv-file.ts"
import { LineDialog } from "./line-dialog.tsx"
import { lineStateTexts, useLineColumns } from "./use-line-columns.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { w: "text", state: lineStates })
  return { query, list: await adminCall()(listStatementLines, { query }) }
}

const faultTexts: Readonly<Record<CsvFault, AdminTextId>> = {
  "too-large": "admin.statement.tooLarge",
  "no-text": "admin.statement.noText",
  empty: "admin.statement.empty",
}

/** Reads a bank's statement, and keeps every line with what became of it. */
export default function StatementPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [read, setRead] = useState<{ name: string; count: number; known: number } | null>(null)
  const [open, setOpen] = useState<StoredLine | null>(null)
  const { revalidate } = useRevalidator()
  const columns = useLineColumns(setOpen)

  const take = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return
    setIsBusy(true)
    setFault(null)
    try {
      const content = await readCsvFile(file)
      if ("fault" in content) setFault(t(faultTexts[content.fault]))
      else {
        const { total, known } = await siteCall(language)(readStatement, { body: content })
        setRead({ name: file.name, count: total, known })
        // The next file need not wait for the list below.
        void revalidate()
      }
    } catch (error) {
      // A file that vanished while it was read is as unreadable as one that is none.
      setFault(error instanceof ApiError ? error.message : t("admin.statement.noText"))
    }
    setIsBusy(false)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <AdminPage title={t("admin.nav.statement")} intro={t("admin.statement.intro")}>
      {/* What is dropped may be picked as well: it is the label of a field for files. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          "grid cursor-pointer justify-items-center gap-2 rounded-card border border-dashed px-6 py-10 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
          isOver ? "border-accent bg-accent-tint" : "border-field bg-card",
        )}
      >
        <Icon of={FileSpreadsheet} size={28} />
        <span className="font-medium">{t(isBusy ? "admin.statement.reading" : "admin.statement.pick")}</span>
        <span className="text-14 text-ink-2">
          {t("admin.statement.columns", { lines: formatNumber(statementLimits.lines, language) })}
        </span>
        <input
          type="file"
          accept=".csv,.txt,.sta,.mt940,.940,.xml,text/csv,text/plain,text/xml,application/xml"
          disabled={isBusy}
          onChange={({ target }) => {
            const file = target.files?.[0]
            void take(file).then(() => {
              // The same file, mended, may be picked again.
              target.value = ""
            })
          }}
          className="sr-only"
        />
      </label>
      <div role="status" className="mt-4 empty:hidden">
        {fault ? (
          <Notice tone="bad">{fault}</Notice>
        ) : read ? (
          <Notice tone="ok">{t("admin.statement.done", read)}</Notice>
        ) : null}
      </div>
      <div className="mt-8">
        <AdminFilters
          filters={[
            { kind: "search", name: "w", label: t("admin.statement.search") },
            {
              kind: "choice",
              name: "state",
              label: t("admin.statement.state"),
              options: lineStates.map((value) => ({ value, text: t(lineStateTexts[value]) })),
            },
          ]}
        />
      </div>
      <div className="mt-6">
        <AdminTable
          label={t("admin.statement.lines")}
          columns={columns}
          list={list}
          sort="newest"
          nameOf={({ reference }) => reference}
          csv={{
            name: "statement-lines",
            load: (place) => adminCall()(listStatementLines, { query: { ...query, ...place } }),
          }}
        />
      </div>
      {open ? (
        <LineDialog
          line={open}
          onDone={() => {
            setOpen(null)
            void revalidate()
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </AdminPage>
  )
}
