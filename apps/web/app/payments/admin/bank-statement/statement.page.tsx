import {
  readBankAccount,
  readStatement,
  statementLimits,
  type StatementLine,
} from "@roomwright/contract/payments/receipts-admin"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { FileSpreadsheet } from "lucide-react"
import { useState, type DragEvent } from "react"
import { formatNumber } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { privatePage } from "../../../platform/session/private-page.ts"
import { siteCall } from "../../../platform/site-call.ts"
import { ApiError } from "../../../platform/api.ts"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText, type AdminTextId } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { Notice } from "../../../admin/frame/notice.tsx"
import { readCsvFile, type CsvFault } from "./read-csv-file.ts"
import { StatementLines } from "./statement-lines.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

/** Only who may read statements gets as far as this account. */
export async function clientLoader() {
  await adminCall()(readBankAccount, {})
  return null
}

const faultTexts: Readonly<Record<CsvFault, AdminTextId>> = {
  "too-large": "admin.statement.tooLarge",
  "no-text": "admin.statement.noText",
  empty: "admin.statement.empty",
}

/** Reads a bank's statement and says what each line is; the queue of receipts shows the matches. */
export default function StatementPage() {
  const t = useAdminText()
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [read, setRead] = useState<{ name: string; lines: readonly StatementLine[] } | null>(null)

  const take = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return
    setIsBusy(true)
    setFault(null)
    try {
      const content = await readCsvFile(file)
      if ("fault" in content) setFault(t(faultTexts[content.fault]))
      else {
        const { lines } = await siteCall(language)(readStatement, { body: content })
        setRead({ name: file.name, lines })
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
          accept=".csv,text/csv,text/plain"
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
          <Notice tone="ok">
            {t("admin.statement.done", { name: read.name, count: read.lines.length })}
          </Notice>
        ) : null}
      </div>
      {read ? <StatementLines key={read.name} lines={read.lines} /> : null}
    </AdminPage>
  )
}
