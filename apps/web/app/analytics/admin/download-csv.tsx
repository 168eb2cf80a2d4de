import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Download } from "lucide-react"
import { followDownload } from "../../platform/follow-download.ts"
import { writeCsv, type CsvValue } from "../../platform/lists/write-csv.ts"
import { useAnalyticsText } from "./analytics-texts.ts"

interface DownloadCsvProps {
  /** Of the file, without its ending. */
  readonly name: string
  /** What it holds, in words. */
  readonly label: string
  readonly titles: readonly string[]
  readonly rows: () => readonly (readonly CsvValue[])[]
}

/** Downloads what is shown as a file for worksheets. */
export function DownloadCsv({ name, label, titles, rows }: DownloadCsvProps) {
  const t = useAnalyticsText()
  const download = (): void => {
    const text = writeCsv(titles, rows())
    const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
    followDownload(address, `${name}.csv`)
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
  return (
    <Button small onClick={download} aria-label={`${t("analytics.csv")}: ${label}`}>
      <Icon of={Download} size={16} />
      {t("analytics.csv")}
    </Button>
  )
}
