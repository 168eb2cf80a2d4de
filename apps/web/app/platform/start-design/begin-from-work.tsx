import type { ErrorName } from "@roomwright/contract/errors"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { PencilRuler } from "lucide-react"
import { useId, useState, type ReactNode } from "react"
import type { ApiError } from "../api.ts"

interface BeginFromWorkProps {
  readonly workId: string
  readonly label: string
  /** What comes of it. */
  readonly note: string
  /** Where one gets what was wanting, by what it is refused for. */
  readonly waysOut?: readonly { readonly of: ErrorName; readonly link: ReactNode }[]
}

/** Makes a project of one's own of the scene of a work, and opens it in the studio's own window. */
export function BeginFromWork({ workId, label, note, waysOut }: BeginFromWorkProps) {
  const noteId = useId()
  // One wish, one project, however often it is pressed or sent.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const begin = async (): Promise<void> => {
    if (isBusy) return
    // In the press itself: browsers hold back windows that open later.
    const opened = window.open("", "_blank")
    setBusy(true)
    setRefusal(null)
    try {
      const { startFromWork } = await import("./start-from-work.ts")
      const refused = await startFromWork(opened, { workId, key }, () => void begin())
      setRefusal(refused)
      if (refused === null && opened !== null && !opened.closed) setKey(crypto.randomUUID())
    } catch (error) {
      opened?.close()
      throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-1.5 sm:max-w-[26em]">
      <Button
        aria-describedby={noteId}
        aria-disabled={isBusy}
        onClick={() => void begin()}
        className="max-sm:whitespace-normal sm:justify-self-start"
      >
        <Icon of={PencilRuler} />
        {label}
      </Button>
      <p id={noteId} className="text-14 text-pretty text-ink-2">
        {note}
      </p>
      {refusal ? (
        <p role="alert" className="text-14 text-pretty text-bad">
          {refusal.message} {waysOut?.find(({ of }) => refusal.is(of))?.link}
        </p>
      ) : null}
    </div>
  )
}
