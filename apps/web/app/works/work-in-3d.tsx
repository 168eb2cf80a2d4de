import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Box } from "lucide-react"
import { useState } from "react"
import { useText } from "../platform/locale/locale.tsx"

interface WorkIn3dProps {
  /** Https, as the server has checked it. */
  readonly address: string
  readonly name: string
}

/**
 * Another site's view of a work. It is loaded once the reader asks for it, and may do nothing but run in its frame: it has
 * an origin of its own, and opens, sends and downloads nothing.
 */
export function WorkIn3d({ address, name }: WorkIn3dProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={t("work.in3d")} className="mt-4">
      {isOpen ? (
        <iframe
          src={address}
          title={`${t("work.in3d")} · ${name}`}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          loading="lazy"
          className="aspect-video w-full rounded-card border border-line bg-still"
        />
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => setOpen(true)}>
            <Icon of={Box} />
            {t("work.in3dOpen")}
          </Button>
          <span className="text-14 text-ink-2">{t("work.in3dText", { host: new URL(address).host })}</span>
        </p>
      )}
    </section>
  )
}
