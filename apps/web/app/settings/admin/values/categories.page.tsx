import * as calls from "@roomwright/contract/catalogue/categories"
import { type LocalText, languages } from "@roomwright/contract/language"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { privatePage } from "../../../platform/session/private-page.ts"
import { siteCall } from "../../../platform/site-call.ts"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { SelectField } from "../../../admin/frame/select-field.tsx"
import type { Route } from "./+types/categories.page"
import { DeleteDialog } from "../../../admin/frame/delete-dialog.tsx"
import { useListChange } from "../../../admin/frame/use-list-change.ts"
import { ValueDialog, type WrittenValue } from "./value-dialog.tsx"
import { ValueList, type EditedValue } from "./value-list.tsx"
import { alsoCalledMax } from "@roomwright/contract/catalogue/categories"
import { TextField } from "@roomwright/ui/text-field"
import { languageNames } from "../../../platform/locale/language-names.ts"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export const clientLoader = async () => ({ categories: await adminCall()(calls.listCategories, {}) })

interface OpenDialog {
  readonly about: "edit" | "delete"
  readonly id: string | null
  readonly parentId: string
  readonly alsoCalled: LocalText
}

/** The two levels of product categories. */
export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const t = useAdminText()
  const language = useLanguage()
  const call = siteCall(language)
  const { rows, isBusy, change } = useListChange(loaderData.categories)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const subject = rows.find(({ id }) => id === dialog?.id)
  const tops = rows.filter(({ parentId }) => parentId === null)
  const parentOf = (id: string): string | null => rows.find((row) => row.id === id)?.parentId ?? null
  const nameOf = ({ id, name }: calls.AdminCategory): string => name[language] ?? name.en ?? id
  const open = (about: OpenDialog["about"], id: string | null): void =>
    setDialog({ about, id, parentId: "", alsoCalled: rows.find((row) => row.id === id)?.alsoCalled ?? {} })
  const close = (isDone: boolean): void => {
    if (isDone) setDialog(null)
  }
  const save = async (
    { slug, localName }: WrittenValue,
    { alsoCalled, parentId }: OpenDialog,
  ): Promise<void> =>
    close(
      await change(() =>
        subject
          ? call(calls.changeCategory, {
              params: { category: subject.id },
              body: { localName, alsoCalled, isHidden: subject.isHidden },
            })
          : call(calls.addCategory, {
              body: { slug, parentId: parentId === "" ? null : parentId, localName, alsoCalled },
            }),
      ),
    )
  const hide = ({ id, name, isHidden }: EditedValue) =>
    change(() =>
      call(calls.changeCategory, {
        params: { category: id },
        body: {
          localName: { zh: name.zh ?? id, en: name.en ?? id, vi: name.vi ?? id },
          alsoCalled: rows.find((row) => row.id === id)?.alsoCalled ?? {},
          isHidden: !isHidden,
        },
      }),
    )
  return (
    <AdminPage title={t("admin.nav.categories")} intro={t("admin.values.categoriesIntro")}>
      <div className="mb-5">
        <Button onClick={() => open("edit", null)}>{t("admin.values.addCategory")}</Button>
      </div>
      <ValueList
        label={t("admin.nav.categories")}
        values={rows.map((row) => ({
          ...row,
          level: row.parentId === null ? (0 as const) : (1 as const),
          among: rows.filter(({ parentId }) => parentId === row.parentId).map(({ id }) => id),
        }))}
        isBusy={isBusy}
        onEdit={({ id }) => open("edit", id)}
        onHide={(value) => void hide(value)}
        onDelete={({ id }) => open("delete", id)}
        onOrder={({ id }, order) =>
          void change(() =>
            call(calls.orderCategories, { body: { parentId: parentOf(id), order: [...order] } }),
          )
        }
      />
      {dialog?.about === "edit" ? (
        <ValueDialog
          title={t(subject ? "admin.values.editTitle" : "admin.values.addCategory")}
          id={subject?.id ?? null}
          name={subject?.name ?? {}}
          hex={undefined}
          isBusy={isBusy}
          onSave={(value) => void save(value, dialog)}
          onClose={() => setDialog(null)}
        >
          {subject ? null : (
            <SelectField
              label={t("admin.values.below")}
              value={dialog.parentId}
              options={[
                { value: "", text: t("admin.values.firstLevel") },
                ...tops.map((top) => ({ value: top.id, text: nameOf(top) })),
              ]}
              onChange={(parentId) => setDialog({ ...dialog, parentId })}
            />
          )}
          <AlsoCalledFields
            value={dialog.alsoCalled}
            onChange={(alsoCalled) => setDialog({ ...dialog, alsoCalled })}
          />
        </ValueDialog>
      ) : null}
      {dialog?.about === "delete" && subject ? (
        <DeleteDialog
          name={nameOf(subject)}
          isBusy={isBusy}
          onDelete={() =>
            void change(() => call(calls.deleteCategory, { params: { category: subject.id } })).then(close)
          }
          onClose={() => setDialog(null)}
        />
      ) : null}
    </AdminPage>
  )
}

interface AlsoCalledFieldsProps {
  readonly value: LocalText
  readonly onChange: (value: LocalText) => void
}

/** Other words by which people look for a category. */
function AlsoCalledFields({ value, onChange }: AlsoCalledFieldsProps) {
  const t = useAdminText()
  return (
    <fieldset className="grid gap-3 rounded-inner bg-sunk p-4">
      <legend className="float-left mb-1 text-14 font-medium">{t("admin.values.alsoCalled")}</legend>
      {languages.map((language) => (
        <TextField
          key={language}
          lang={language}
          label={languageNames[language]}
          autoComplete="off"
          maxLength={alsoCalledMax}
          value={value[language] ?? ""}
          onChange={({ target }) => onChange({ ...value, [language]: target.value })}
        />
      ))}
    </fieldset>
  )
}
