import { readProfile } from "@roomwright/contract/accounts/calls"
import { listOfferedValues } from "@roomwright/contract/settings/filter-values"
import { listOfferedCategories } from "@roomwright/contract/catalogue/my-product-calls"
import { pagePaths } from "@roomwright/contract/page-paths"
import {
  priceListLimits,
  takePriceList,
  type PriceListMode,
  type PriceListReport,
} from "@roomwright/contract/catalogue/price-lists"
import { buttonClass } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { useRef, useState } from "react"
import { data, Link } from "react-router"
import { ApiError } from "../../platform/api.ts"
import { SectionCard } from "../../platform/cards/section-card.tsx"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { signedInCall } from "../../platform/session/signed-in-call.ts"
import { siteCall } from "../../platform/site-call.ts"
import { useFileDrop } from "../../platform/uploads/use-file-drop.ts"
import type { Route } from "./+types/price-list.page"
import { myProductsTexts, useMyProductsText, type MyProductsTextId } from "./my-products-texts.ts"
import { PriceListExport } from "./price-list-export.tsx"
import { PriceListResult } from "./price-list-result.tsx"
import { PriceListValues } from "./price-list-values.tsx"
import { readTableFile, type TableFault } from "./read-table-file.ts"
import { SaveNotice } from "./save-notices.tsx"
import { missingOf } from "./use-save-product.ts"

export async function clientLoader() {
  const call = signedInCall()
  const values = (filter: "style" | "material" | "colour") =>
    call(listOfferedValues, { params: { filter }, query: {} })
  const [profile, categories, styles, materials, colours] = await Promise.all([
    call(readProfile, {}),
    call(listOfferedCategories, {}),
    values("style"),
    values("material"),
    values("colour"),
    myProductsTexts.load(shownLanguage()),
  ])
  // Nobody else has prices to set.
  if (!profile.roles.some(({ name }) => name === "ROLE_MERCHANT")) throw data(null, { status: 404 })
  return { categories, styles, materials, colours }
}

const faultTexts: Readonly<Record<TableFault, MyProductsTextId>> = {
  "too-large": "myProducts.table.tooLarge",
  encoding: "myProducts.table.encoding",
  empty: "myProducts.table.empty",
}

interface Checked {
  readonly name: string
  readonly csv: string
  readonly report: PriceListReport
}

/** All products as a table: downloaded, changed elsewhere or written anew, checked and taken. */
export default function PriceListPage({ loaderData }: Route.ComponentProps) {
  const t = useMyProductsText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  /** Parts of the merchant's profile, without which nothing new is listed. */
  const [missing, setMissing] = useState<readonly string[] | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState<Checked | null>(null)

  const sizes = {
    rows: formatNumber(priceListLimits.rows, language),
    characters: formatNumber(priceListLimits.characters, language),
  }
  const send = async (name: string, csv: string, mode: PriceListMode): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    setMissing(null)
    try {
      const report = await siteCall(language)(takePriceList, { body: { csv, mode } })
      setChecked({ name, csv, report })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.is("profileIncomplete")) setMissing(missingOf(error))
      else setFault(error.message)
    } finally {
      setBusy(false)
    }
  }
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setChecked(null)
    const content = await readTableFile(file)
    if ("fault" in content) setFault(t(faultTexts[content.fault], sizes))
    else await send(file.name, content.csv, "check")
  }
  const { isOver, drop } = useFileDrop((files) => void take(files[0]))
  return (
    <>
      <title>{`${t("myProducts.table.title")} · Roomwright`}</title>
      <header className="mb-6">
        <Link to={pagePaths.myProducts} className="text-15 text-accent underline-offset-4 hover:underline">
          {t("myProducts.list.title")}
        </Link>
        <h1 className="mt-2 text-36">{t("myProducts.table.title")}</h1>
        <p className="mt-1.5 max-w-measure text-ink-2">{t("myProducts.table.text")}</p>
      </header>
      <div className="grid grid-cols-1 gap-6">
        <SectionCard title={t("myProducts.table.getTitle")}>
          <p className="mt-1 mb-4 max-w-measure text-15 text-ink-2">{t("myProducts.table.getText")}</p>
          <PriceListExport />
        </SectionCard>
        <SectionCard title={t("myProducts.table.sendTitle")}>
          <p className="mt-1 max-w-measure text-15 text-ink-2">{t("myProducts.table.sendText", sizes)}</p>
          <div
            {...drop}
            className={classNames(
              "relative mt-4 grid justify-items-center gap-1 rounded-card border border-dashed p-6 text-14 text-ink-2",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              isOver ? "border-accent bg-accent-tint" : "border-field bg-sunk",
            )}
          >
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv"
              aria-label={t("myProducts.table.choose")}
              disabled={isBusy}
              className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
              onChange={(event) => {
                void take(event.currentTarget.files?.[0])
                // The same file may be picked again after it was mended.
                event.currentTarget.value = ""
              }}
            />
            <span aria-hidden className={buttonClass("secondary", true)}>
              {t("myProducts.table.choose")}
            </span>
            <span>{t("myProducts.table.drop")}</span>
          </div>
          <p role="status" className="mt-3 text-15 text-ink-2 empty:hidden">
            {isBusy ? t("myProducts.table.busy") : null}
          </p>
          {fault ? (
            <p role="alert" className="mt-3 text-15 text-bad">
              {fault}
            </p>
          ) : null}
          {missing ? (
            <div className="mt-3">
              <SaveNotice refusal={{ kind: "profile", missing }} />
            </div>
          ) : null}
          {checked ? (
            <PriceListResult
              {...checked}
              isBusy={isBusy}
              onTake={(mode) => void send(checked.name, checked.csv, mode)}
              onAgain={() => input.current?.click()}
            />
          ) : null}
          <PriceListValues {...loaderData} />
        </SectionCard>
      </div>
    </>
  )
}
