import { designBillPath, pagePaths } from "@roomwright/contract/page-paths"
import type { WorkDetail } from "@roomwright/contract/works/calls"
import { Button, buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Box, Expand, PencilRuler } from "lucide-react"
import { useId, useState } from "react"
import { Link } from "react-router"
import type { ApiError } from "../platform/api.ts"
import { useText } from "../platform/locale/locale.tsx"

interface WorkSceneOfferProps {
  readonly work: Pick<WorkDetail, "id" | "price" | "template">
  /** Of our viewer. */
  readonly viewer: string
}

/** What the 3D scene of a work offers: a walk through it, and to some a project of their own that begins with it. */
export function WorkSceneOffer({ work, viewer }: WorkSceneOfferProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={t("work.in3d")} className="mt-4 grid gap-4 sm:flex sm:flex-wrap sm:items-start">
      {isOpen ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- A page of our own, which needs its origin.
        <iframe
          // It has begun already: whoever is here has pressed.
          src={`${viewer}?embed=1#enter`}
          title={t("work.in3d")}
          allow="fullscreen"
          className="aspect-video w-full rounded-card border border-line bg-still"
        />
      ) : null}
      <div className="grid gap-1.5">
        {/* The viewer is a document of its own, without the frame of the site. Where there is room it opens right here. */}
        <a
          href={viewer}
          onClick={(event) => {
            const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
            if (isOpen || !isPlain || !matchMedia("(width >= 900px)").matches) return
            event.preventDefault()
            setOpen(true)
          }}
          className={`${buttonClass(isOpen ? "secondary" : "primary")} max-sm:whitespace-normal`}
        >
          <Icon of={isOpen ? Expand : Box} />
          {t(isOpen ? "work.walkWhole" : "work.walk")}
        </a>
        <p className="text-14 text-ink-2">{t("work.walkText")}</p>
      </div>
      {work.template || work.price > 0 ? <BeginFromWork work={work} /> : null}
    </section>
  )
}

function BeginFromWork({ work: { id, price } }: Pick<WorkSceneOfferProps, "work">) {
  const t = useText()
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
      const { startFromWork } = await import("../platform/start-design/start-from-work.ts")
      const refused = await startFromWork(opened, { workId: id, key }, () => void begin())
      setRefusal(refused)
      if (refused === null && opened !== null && !opened.closed) setKey(crypto.randomUUID())
    } catch (error) {
      opened?.close()
      throw error
    } finally {
      setBusy(false)
    }
  }
  const isForSale = price > 0
  return (
    <div className="grid gap-1.5 sm:max-w-[34em]">
      <Button
        aria-describedby={noteId}
        aria-disabled={isBusy}
        onClick={() => void begin()}
        className="max-sm:whitespace-normal sm:justify-self-start"
      >
        <Icon of={PencilRuler} />
        {t(isForSale ? "work.beginBought" : "work.begin")}
      </Button>
      <p id={noteId} className="text-14 text-pretty text-ink-2">
        {t(isForSale ? "work.beginBoughtText" : "work.beginText")}
      </p>
      {refusal ? (
        <p role="alert" className="text-14 text-pretty text-bad">
          {refusal.message} <WayOut of={refusal} workId={id} />
        </p>
      ) : null}
    </div>
  )
}

/** Where one gets what was wanting. */
function WayOut({ of, workId }: { readonly of: ApiError; readonly workId: string }) {
  const t = useText()
  const look = "text-accent underline underline-offset-4"
  if (of.is("buyDesignFirst"))
    return (
      <Link to={designBillPath(workId)} prefetch="none" className={look}>
        {t("work.buy")}
      </Link>
    )
  if (of.is("studioForDesigners"))
    return (
      <Link to={pagePaths.price} className={look}>
        {t("nav.price")}
      </Link>
    )
  return null
}
