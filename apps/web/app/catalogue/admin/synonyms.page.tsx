import { listCategories, type AdminCategory } from "@roomwright/contract/catalogue/categories"
import * as calls from "@roomwright/contract/catalogue/synonyms"
import { languages } from "@roomwright/contract/language"
import { pagePaths } from "@roomwright/contract/page-paths"
import { listFilterValues, type AdminFilterValue } from "@roomwright/contract/settings/filter-values"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { Link } from "react-router"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { SelectField } from "../../admin/frame/select-field.tsx"
import { DeleteDialog } from "../../admin/frame/delete-dialog.tsx"
import { useListChange } from "../../admin/frame/use-list-change.ts"
import { useLanguage, useText } from "../../platform/locale/locale.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import { siteCall } from "../../platform/site-call.ts"
import type { Route } from "./+types/synonyms.page"
import { SynonymDialog, type WrittenSynonym } from "./synonym-dialog.tsx"
import { SynonymList } from "./synonym-list.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

const valueKinds = ["colour", "material", "style", "space"] as const
type Kind = calls.MeaningKind | "all"

export async function clientLoader() {
  const call = adminCall()
  const [synonyms, categories, ...values] = await Promise.all([
    call(calls.listSynonyms, {}),
    call(listCategories, {}),
    ...valueKinds.map((filter) => call(listFilterValues, { params: { filter } })),
  ])
  return { synonyms, categories, values: new Map(valueKinds.map((kind, at) => [kind, values[at] ?? []])) }
}

/** What shoppers write, and what they mean by it. */
export default function SynonymsPage({ loaderData }: Route.ComponentProps) {
  const t = useAdminText()
  const site = useText()
  const language = useLanguage()
  const call = siteCall(language)
  const { rows, isBusy, change } = useListChange(loaderData.synonyms)
  const [kind, setKind] = useState<Kind>("all")
  const [wanted, setWanted] = useState("")
  const [edited, setEdited] = useState<calls.Synonym | "new" | null>(null)
  const [doomed, setDoomed] = useState<calls.Synonym | null>(null)
  const nameOfKind = (each: calls.MeaningKind): string =>
    calls.isValueKind(each)
      ? site(`filter.${each}`)
      : t(each === "words" ? "admin.synonyms.words" : "admin.synonyms.feature")
  const nameOfValue = (each: calls.MeaningKind, id: string): string => {
    const value = calls.isValueKind(each)
      ? loaderData.values.get(each)?.find((one) => one.id === id)
      : undefined
    return value?.name[language] ?? value?.name.en ?? id
  }
  const shown = rows.filter(
    ({ meaning, phrases, meant }) =>
      (kind === "all" || meaning === kind) &&
      [...Object.values(phrases), meant].some((text) =>
        text?.toLowerCase().includes(wanted.trim().toLowerCase()),
      ),
  )
  const save = async (body: WrittenSynonym): Promise<void> => {
    const isDone = await change(() =>
      edited === "new" || edited === null
        ? call(calls.addSynonym, { body })
        : call(calls.changeSynonym, { params: { synonym: String(edited.id) }, body }),
    )
    if (isDone) setEdited(null)
  }
  const kinds = calls.meaningKinds
  return (
    <AdminPage title={t("admin.nav.synonyms")} intro={t("admin.synonyms.intro")}>
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            type="search"
            label={t("admin.synonyms.filter")}
            autoComplete="off"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </div>
        <div className="basis-44">
          <SelectField<Kind>
            label={t("admin.synonyms.kind")}
            value={kind}
            options={[
              { value: "all", text: t("admin.synonyms.all") },
              ...kinds.map((each) => ({ value: each, text: nameOfKind(each) })),
            ]}
            onChange={setKind}
          />
        </div>
        <Button onClick={() => setEdited("new")}>{t("admin.synonyms.add")}</Button>
      </div>
      <SynonymList
        synonyms={shown}
        nameOfKind={nameOfKind}
        nameOfValue={nameOfValue}
        onEdit={setEdited}
        onDelete={setDoomed}
      />
      <BuiltIn categories={loaderData.categories} values={[...loaderData.values.values()].flat()} />
      {edited === null ? null : (
        <SynonymDialog
          synonym={edited === "new" ? null : edited}
          values={loaderData.values}
          nameOfKind={nameOfKind}
          isBusy={isBusy}
          onSave={(written) => void save(written)}
          onClose={() => setEdited(null)}
        />
      )}
      {doomed === null ? null : (
        <DeleteDialog
          name={doomed.phrases[language] ?? Object.values(doomed.phrases)[0] ?? ""}
          isBusy={isBusy}
          onDelete={() =>
            void change(() => call(calls.deleteSynonym, { params: { synonym: String(doomed.id) } })).then(
              (isDone) => isDone && setDoomed(null),
            )
          }
          onClose={() => setDoomed(null)}
        />
      )}
    </AdminPage>
  )
}

interface BuiltInGroup {
  readonly to: string
  readonly text: string
  readonly rows: readonly Pick<AdminCategory, "id" | "name" | "alsoCalled">[]
}

interface BuiltInProps {
  readonly categories: readonly AdminCategory[]
  readonly values: readonly AdminFilterValue[]
}

/** What is understood without a synonym, to look at. */
function BuiltIn({ categories, values }: BuiltInProps) {
  const t = useAdminText()
  const groups: readonly BuiltInGroup[] = [
    { to: pagePaths.adminCategories, text: t("admin.nav.categories"), rows: categories },
    {
      to: pagePaths.adminValues,
      text: t("admin.nav.values"),
      rows: values.map((value) => ({ ...value, alsoCalled: {} })),
    },
  ]
  return (
    <section className="mt-10">
      <h2 className="text-20 font-semibold">{t("admin.synonyms.builtIn")}</h2>
      <p className="mt-1 max-w-prose text-ink-2">{t("admin.synonyms.builtInNote")}</p>
      {groups.map(({ to, text, rows }) => (
        <details key={to} className="mt-4 rounded-card border border-line bg-card px-4 py-3 sm:px-6">
          <summary className="min-h-8 cursor-pointer font-medium">
            {text} ({rows.length})
          </summary>
          <p className="mt-2">
            <Link to={to} className="text-accent-text underline">
              {text}
            </Link>
          </p>
          <ul className="mt-2 text-14">
            {rows.map((row) => (
              <li key={`${row.id}${row.name.en ?? ""}`} className="border-t border-line py-2 wrap-anywhere">
                {languages.map((language) => (
                  <p key={language} lang={language}>
                    {[row.name[language], row.alsoCalled[language]].filter(Boolean).join(", ")}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
