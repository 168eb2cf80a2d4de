import {
  pieceOffers,
  pieceStates,
  type FurnitureLibrary,
} from "@roomwright/contract/library/furniture-libraries"
import { listFurnitureLibraries, listImportedPieces } from "@roomwright/contract/library/library-admin"
import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { AdminFilters } from "../../admin/table/admin-filters.tsx"
import { AdminTable } from "../../admin/table/admin-table.tsx"
import { readQuery } from "../../admin/table/read-query.ts"
import { privatePage } from "../../platform/session/private-page.ts"
import type { Route } from "./+types/libraries.page"
import { ImportField } from "./import-field.tsx"
import { LibraryCard } from "./library-card.tsx"
import { stateTexts } from "./piece-names.ts"
import { usePieceColumns } from "./use-piece-columns.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

/** How often the counts come anew while pieces are being made. */
const refreshMs = 4_000

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = adminCall()
  const libraries = await call(listFurnitureLibraries, {})
  const query = readQuery(request.url, {
    w: "text",
    library: libraries.map(({ id }) => id),
    state: pieceStates,
    offer: pieceOffers,
  })
  return { query, libraries, list: await call(listImportedPieces, { query }) }
}

/** Open furniture libraries: importing them, how far their pieces are, and which are offered. */
export default function LibrariesAdminPage({ loaderData: { query, libraries, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const columns = usePieceColumns()
  useProgress(libraries)
  return (
    <AdminPage title={t("admin.nav.libraries")} intro={t("admin.libraries.intro")}>
      <ImportField />
      <section aria-labelledby="libraries" className="mt-8">
        <h2 id="libraries" className="text-22">
          {t("admin.libraries.libraries")}
        </h2>
        {libraries.length === 0 ? (
          <p className="mt-3 max-w-measure text-ink-2">{t("admin.libraries.none")}</p>
        ) : (
          <div className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {libraries.map((library) => (
              <LibraryCard key={library.id} library={library} />
            ))}
          </div>
        )}
      </section>
      {libraries.length === 0 ? null : (
        <section aria-labelledby="pieces" className="mt-12">
          <h2 id="pieces" className="text-22">
            {t("admin.libraries.pieces")}
          </h2>
          <div className="mt-4">
            <AdminFilters
              filters={[
                { kind: "search", name: "w", label: t("admin.libraries.piece") },
                {
                  kind: "choice",
                  name: "library",
                  label: t("admin.libraries.library"),
                  options: libraries.map(({ id, name }) => ({ value: id, text: name })),
                },
                {
                  kind: "choice",
                  name: "state",
                  label: t("admin.libraries.state"),
                  options: pieceStates.map((value) => ({ value, text: t(stateTexts[value]) })),
                },
                {
                  kind: "choice",
                  name: "offer",
                  label: t("admin.libraries.offer"),
                  options: pieceOffers.map((value) => ({
                    value,
                    text: t(value === "offered" ? "admin.libraries.offered" : "admin.libraries.withdrawn"),
                  })),
                },
              ]}
            />
          </div>
          <div className="mt-6">
            <AdminTable
              label={t("admin.libraries.pieces")}
              columns={columns}
              list={list}
              sort="library"
              nameOf={({ name }) => name.text}
              csv={{
                name: "pieces",
                load: (place) => adminCall()(listImportedPieces, { query: { ...query, ...place } }),
              }}
            />
          </div>
        </section>
      )}
    </AdminPage>
  )
}

/** Fetches the page's data again and again as long as pieces are being made. */
function useProgress(libraries: readonly FurnitureLibrary[]): void {
  const { revalidate, state } = useRevalidator()
  const isMaking = libraries.some(({ counts }) => counts.queued > 0)
  useEffect(() => {
    if (!isMaking || state !== "idle") return
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") void revalidate()
    }, refreshMs)
    return () => clearTimeout(timer)
  }, [isMaking, state, revalidate])
}
