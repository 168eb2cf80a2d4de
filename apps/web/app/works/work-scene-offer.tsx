import { designBillPath, pagePaths } from "@roomwright/contract/page-paths"
import type { WorkDetail } from "@roomwright/contract/works/calls"
import { buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Box, Expand } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { useText } from "../platform/locale/locale.tsx"
import { BeginFromWork } from "../platform/start-design/begin-from-work.tsx"

interface WorkSceneOfferProps {
  readonly work: Pick<WorkDetail, "id" | "price" | "template">
  /** Of our viewer. */
  readonly viewer: string
}

const linkLook = "text-accent underline underline-offset-4"

/** What the 3D scene of a work offers: a walk through it, and to some a project of their own that begins with it. */
export function WorkSceneOffer({ work, viewer }: WorkSceneOfferProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const isForSale = work.price > 0
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
      {isForSale || work.template ? (
        <BeginFromWork
          workId={work.id}
          label={t(isForSale ? "work.beginBought" : "work.begin")}
          note={t(isForSale ? "work.beginBoughtText" : "work.beginText")}
          waysOut={[
            {
              of: "buyDesignFirst",
              link: (
                <Link to={designBillPath(work.id)} prefetch="none" className={linkLook}>
                  {t("work.buy")}
                </Link>
              ),
            },
            {
              of: "studioForDesigners",
              link: (
                <Link to={pagePaths.price} className={linkLook}>
                  {t("nav.price")}
                </Link>
              ),
            },
          ]}
        />
      ) : null}
    </section>
  )
}
