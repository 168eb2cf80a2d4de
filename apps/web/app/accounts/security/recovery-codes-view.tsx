import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Download } from "lucide-react"
import { useEffect, useRef } from "react"
import { CopyButton } from "./copy-button.tsx"
import { useSecurityText } from "./security-texts.ts"
import { followDownload } from "../../platform/follow-download.ts"

interface RecoveryCodesViewProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** The codes, this once: to be written down, copied or kept as a file. */
export function RecoveryCodesView({ codes, onDone }: RecoveryCodesViewProps) {
  const t = useSecurityText()
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone, and this must not be overlooked.
  useEffect(() => {
    title.current?.focus()
    title.current?.scrollIntoView({ block: "center" })
  }, [codes])
  const file = `Roomwright\n${t("security.recovery.fileNote")}\n\n${codes.join("\n")}\n`
  return (
    <div className="mb-6 rounded-inner border border-line-2 bg-sunk p-4 sm:p-5">
      <h3 ref={title} tabIndex={-1} className="text-18 outline-none">
        {t("security.recovery.title")}
      </h3>
      <p className="mt-1.5 text-14 text-ink-2">{t("security.recovery.once")}</p>
      <ul
        aria-label={t("security.recovery.name")}
        className="num my-4 grid gap-x-8 gap-y-2 rounded-control bg-card px-4 py-3 font-medium sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join("\n")} label={t("security.recovery.copy")} />
        <Button small onClick={() => saveFile("roomwright-recovery-codes.txt", file)}>
          <Icon of={Download} size={16} />
          {t("security.recovery.download")}
        </Button>
        <Button small look="primary" onClick={onDone}>
          {t("security.recovery.saved")}
        </Button>
      </div>
    </div>
  )
}

/** Has the browser keep a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }))
  followDownload(address, name)
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
