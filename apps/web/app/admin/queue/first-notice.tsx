import { Button } from "@roomwright/ui/button"
import { useAdminText } from "../frame/admin-texts.ts"
import { Notice } from "../frame/notice.tsx"

interface FirstNoticeProps {
  /** Who was first, how they decided, and when. */
  readonly text: string
  readonly reason: string | null
  readonly onClose: () => void
}

/** Says that somebody else was first. Stays until it is read. */
export function FirstNotice({ text, reason, onClose }: FirstNoticeProps) {
  const t = useAdminText()
  return (
    <div className="border-b border-line bg-paper px-4 py-3 lg:px-6">
      <Notice tone="wait">
        <p>{text}</p>
        {reason ? <p>{reason}</p> : null}
        <Button small className="mt-2" onClick={onClose}>
          {t("admin.beaten.ok")}
        </Button>
      </Notice>
    </div>
  )
}
