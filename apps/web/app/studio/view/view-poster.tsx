import { designerPath, workPath } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Logo } from "@roomwright/ui/logo"
import { Box } from "lucide-react"
import type { ReactNode } from "react"
import { useLangOf, useText } from "../../platform/locale/locale.tsx"
import type { VisitLoading } from "./use-visit-loading.ts"
import type { ViewedWork } from "./view-head.tsx"

interface ViewPosterProps {
  readonly work: ViewedWork
  readonly loading: VisitLoading
  readonly linkTarget: "_self" | "_top" | "_blank"
  readonly onEnter: () => void
  readonly share: ReactNode
}

/** What lies on the picture of the work before one goes in. */
export function ViewPoster({ work, loading, linkTarget, onEnter, share }: ViewPosterProps) {
  const t = useText()
  const langOf = useLangOf()
  const { workId, name, designer, productCount } = work
  const share100 = loading.kind === "coming" ? Math.round(loading.share * 100) : 0
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
      <div className="bg-linear-to-t from-photo-shade to-transparent pt-32 text-photo-ink low:pt-12">
        <div className="grid justify-items-start gap-2 p-5 pb-8 sm:p-10 lg:p-16 low:gap-1 low:!p-5">
          <p className="text-14 low:sr-only">{t("view.eyebrow")}</p>
          <h1 className="text-36 text-balance md:text-64 low:!text-28" {...langOf(name)}>
            {name.text}
          </h1>
          <p className="text-16">
            <a
              href={designerPath(designer.id)}
              target={linkTarget}
              className="underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {t("view.by", { name: designer.name })}
            </a>
            {productCount > 0 ? ` · ${t("view.products", { count: productCount })}` : null}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-3 low:mt-2">
            <Button
              look="primary"
              aria-busy={loading.kind === "coming"}
              aria-disabled={loading.kind === "coming"}
              onClick={() => {
                if (loading.kind !== "coming") onEnter()
              }}
              className="relative min-h-12 overflow-hidden !px-6"
            >
              <Icon of={Box} size={20} />
              {loading.kind === "coming" ? t("view.loading", { percent: share100 }) : t("view.enter")}
              <span
                aria-hidden="true"
                className="absolute bottom-0 left-0 h-1 bg-on-accent transition-[width] duration-300"
                style={{ width: `${share100}%` }}
              />
            </Button>
            <a href={workPath(workId)} target={linkTarget} className={`${buttonClass()} min-h-12`}>
              {t("view.toWork")}
            </a>
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
