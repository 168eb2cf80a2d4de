import type { Tour } from "@roomwright/contract/tours/tours"
import { designerPath, workPath } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Logo } from "@roomwright/ui/logo"
import { Rotate3d } from "lucide-react"
import type { ReactNode } from "react"
import { useText } from "../../platform/locale/locale.tsx"
import type { TourLoading } from "./use-tour-loading.ts"

interface TourPosterProps {
  readonly tour: Tour
  readonly loading: TourLoading
  readonly linkTarget: "_self" | "_top" | "_blank"
  readonly onEnter: () => void
  readonly share: ReactNode
}

/** What lies on the picture of a tour before one goes in. */
export function TourPoster({ tour, loading, linkTarget, onEnter, share }: TourPosterProps) {
  const t = useText()
  const { name, designer, work, stops, products } = tour
  const isComing = loading.kind === "coming"
  return (
    <div className="absolute inset-0 flex flex-col justify-between">
      <div className="flex items-center justify-between gap-3 p-3 sm:p-5">
        <a
          href="/"
          target={linkTarget}
          aria-label={`Roomwright · ${t("nav.home")}`}
          className="rounded-pill bg-glass px-4 py-2.5 text-ink shadow-float"
        >
          <Logo />
        </a>
        <div className="rounded-pill bg-glass p-1 shadow-float">{share}</div>
      </div>
      <div className="bg-linear-to-t from-photo-shade to-transparent pt-32 text-photo-ink">
        <div className="grid justify-items-start gap-2 p-5 pb-8 sm:p-10 lg:p-16">
          <p className="text-14">{t("tour.eyebrow")}</p>
          <h1 className="text-36 text-balance md:text-64">{name}</h1>
          <p className="text-16">
            <a
              href={designerPath(designer.id)}
              target={linkTarget}
              className="underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {t("view.by", { name: designer.name })}
            </a>
            {` · ${t("tour.rooms", { count: stops.length })}`}
            {products.length > 0 ? ` · ${t("view.products", { count: products.length })}` : null}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button
              look="primary"
              aria-busy={isComing}
              aria-disabled={isComing}
              onClick={() => {
                if (!isComing) onEnter()
              }}
              className="min-h-12 !px-6"
            >
              <Icon of={Rotate3d} size={20} />
              {t("tour.start")}
            </Button>
            {work ? (
              <a href={workPath(work.id)} target={linkTarget} className={`${buttonClass()} min-h-12`}>
                {t("view.toWork")}
              </a>
            ) : null}
          </div>
          {loading.kind === "failed" ? (
            <p role="alert" className="mt-2 rounded-control bg-card px-4 py-3 text-15 text-bad">
              {t("view.failed")}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}
