import * as calls from "@roomwright/contract/settings/filter-values"
import { filterKinds, type FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { Link } from "react-router"
import { chipClass } from "../../../platform/lists/chip-class.ts"
import { useLanguage, useText } from "../../../platform/locale/locale.tsx"
import { privatePage } from "../../../platform/session/private-page.ts"
import { siteCall } from "../../../platform/site-call.ts"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import type { Route } from "./+types/values.page"
import { DeleteDialog } from "../../../admin/frame/delete-dialog.tsx"
import { useListChange } from "../../../admin/frame/use-list-change.ts"
import { ValueDialog, type WrittenValue } from "./value-dialog.tsx"
import { ValueList, type EditedValue } from "./value-list.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get("kind")
  const kind = filterKinds.find((each) => each === asked) ?? "style"
  return { kind, values: await adminCall()(calls.listFilterValues, { params: { filter: kind } }) }
}

/** What works and products are filtered by. */
export default function ValuesPage({ loaderData: { kind, values } }: Route.ComponentProps) {
  const t = useAdminText()
  const site = useText()
  return (
    <AdminPage title={t("admin.nav.values")} intro={t("admin.values.intro")}>
      <nav aria-label={t("admin.values.kinds")} className="flex flex-wrap gap-2">
        {filterKinds.map((each) => (
          <Link
            key={each}
            to={`${pagePaths.adminValues}?kind=${each}`}
            aria-current={each === kind ? "page" : undefined}
            className={chipClass(each === kind)}
          >
            {site(`filter.${each}`)}
          </Link>
        ))}
      </nav>
      <Values key={kind} kind={kind} loaded={values} />
    </AdminPage>
  )
}

interface ValuesProps {
  readonly kind: FilterKind
  readonly loaded: readonly calls.AdminFilterValue[]
}

function Values({ kind, loaded }: ValuesProps) {
  const t = useAdminText()
  const site = useText()
  const language = useLanguage()
  const call = siteCall(language)
  const { rows, isBusy, change } = useListChange(loaded)
  const [dialog, setDialog] = useState<{
    readonly about: "edit" | "delete"
    readonly id: string | null
  } | null>(null)
  const among = rows.map(({ id }) => id)
  const subject = rows.find(({ id }) => id === dialog?.id)
  const close = (isDone: boolean): void => {
    if (isDone) setDialog(null)
  }
  const save = async ({ slug, localName, hex }: WrittenValue): Promise<void> => {
    const swatch = hex === undefined ? {} : { hex }
    close(
      await change(() =>
        subject
          ? call(calls.changeFilterValue, {
              params: { filter: kind, value: subject.id },
              body: { localName, isHidden: subject.isHidden, ...swatch },
            })
          : call(calls.addFilterValue, { params: { filter: kind }, body: { slug, localName, ...swatch } }),
      ),
    )
  }
  const hide = ({ id, name, hex, isHidden }: EditedValue) =>
    change(() =>
      call(calls.changeFilterValue, {
        params: { filter: kind, value: id },
        body: {
          localName: { zh: name.zh ?? id, en: name.en ?? id, vi: name.vi ?? id },
          isHidden: !isHidden,
          ...(hex ? { hex } : {}),
        },
      }),
    )
  return (
    <>
      <div className="my-5">
        <Button onClick={() => setDialog({ about: "edit", id: null })}>{t("admin.values.add")}</Button>
      </div>
      <ValueList
        label={site(`filter.${kind}`)}
        values={rows.map((row) => ({ ...row, among }))}
        isBusy={isBusy}
        onEdit={({ id }) => setDialog({ about: "edit", id })}
        onHide={(value) => void hide(value)}
        onDelete={({ id }) => setDialog({ about: "delete", id })}
        onOrder={(_value, order) =>
          void change(() =>
            call(calls.orderFilterValues, { params: { filter: kind }, body: { order: [...order] } }),
          )
        }
      />
      {dialog?.about === "edit" ? (
        <ValueDialog
          title={t(subject ? "admin.values.editTitle" : "admin.values.addTitle")}
          id={subject?.id ?? null}
          name={subject?.name ?? {}}
          hex={kind === "colour" ? (subject?.hex ?? "") : undefined}
          isBusy={isBusy}
          onSave={(value) => void save(value)}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog?.about === "delete" && subject ? (
        <DeleteDialog
          name={subject.name[language] ?? subject.id}
          isBusy={isBusy}
          onDelete={() =>
            void change(() =>
              call(calls.deleteFilterValue, { params: { filter: kind, value: subject.id } }),
            ).then(close)
          }
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  )
}
