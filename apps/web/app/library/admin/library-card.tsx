import type { FurnitureLibrary } from "@roomwright/contract/library/furniture-libraries"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { Fragment, useState } from "react"
import { Link } from "react-router"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { RemoveDialog } from "./remove-dialog.tsx"

/** Addresses break after their strokes, not in words. */
const breakable = (text: string) =>
  [...text.matchAll(/[^/]+\/*|\/+/g)].map(({ 0: piece, index: start }) => (
    <Fragment key={start}>
      {piece}
      <wbr />
    </Fragment>
  ))

/** An imported library: what it is, under which terms, and how far its pieces are. */
export function LibraryCard({ library }: { readonly library: FurnitureLibrary }) {
  const t = useAdminText()
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, version, provider, license, importedAt, importedBy, counts } = library
  const facts = [
    [t("admin.libraries.license"), license],
    [t("admin.libraries.provider"), provider],
  ] as const
  return (
    <article
      aria-labelledby={`library-${id}`}
      className="flex min-w-0 flex-col rounded-card border border-line bg-card p-5"
    >
      <h3 id={`library-${id}`} className="text-18 font-medium wrap-anywhere">
        {name} {version ? <span className="num text-14 font-normal text-ink-2">{version}</span> : null}
      </h3>
      <p className="mt-3 flex flex-wrap gap-2">
        <Tag tone="ok">{t("admin.libraries.ready", { count: counts.ready })}</Tag>
        {counts.queued > 0 ? (
          <Tag tone="wait">{t("admin.libraries.queued", { count: counts.queued })}</Tag>
        ) : null}
        {counts.failed > 0 ? (
          <Tag tone="bad">{t("admin.libraries.failed", { count: counts.failed })}</Tag>
        ) : null}
        {counts.other > 0 ? <Tag>{t("admin.libraries.other", { count: counts.other })}</Tag> : null}
        {counts.withdrawn > 0 ? (
          <Tag>{t("admin.libraries.withdrawnCount", { count: counts.withdrawn })}</Tag>
        ) : null}
      </p>
      <dl className="mt-4 grid gap-2 text-14">
        {facts.map(([term, value]) =>
          value ? (
            <div key={term}>
              <dt className="text-12 text-ink-2">{term}</dt>
              <dd className="wrap-anywhere">{breakable(value)}</dd>
            </div>
          ) : null,
        )}
        <div>
          <dt className="text-12 text-ink-2">{t("admin.libraries.imported")}</dt>
          <dd>
            <Moment iso={importedAt} />
            {importedBy ? ` · ${importedBy.nickname}` : null}
          </dd>
        </div>
      </dl>
      <div className="mt-auto flex flex-wrap gap-3 pt-5">
        <Link
          to={`${pagePaths.adminLibraries}?library=${id}`}
          aria-label={t("admin.libraries.showPieces", { name })}
          className={buttonClass("secondary", true)}
        >
          {t("admin.libraries.pieces")}
        </Link>
        <Button
          small
          look="quiet"
          aria-label={t("admin.libraries.removeOne", { name })}
          onClick={() => setIsAsking(true)}
        >
          {t("admin.libraries.remove")}
        </Button>
      </div>
      {isAsking ? <RemoveDialog library={library} onClose={() => setIsAsking(false)} /> : null}
    </article>
  )
}
