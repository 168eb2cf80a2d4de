import { Button } from "@roomwright/ui/button"
import { useId, useState, type SyntheticEvent } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { withParameters } from "../platform/filter-address.ts"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"

interface PriceFilterProps {
  /** Of what the other filters leave, in VND. */
  readonly lowest: number
  readonly highest: number
}

/** Keeps the digits of what was typed: `1.290.000 ₫` and `1,290,000` mean the same sum. */
export const digitsOf = (typed: string): string =>
  typed
    .replaceAll(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, 12)

/** A price from and to. A wrong pair says so and changes nothing. */
export function PriceFilter({ lowest, highest }: PriceFilterProps) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [wrong, setWrong] = useState(false)
  const id = useId()
  if (highest === 0 && !search.has("minPrice") && !search.has("maxPrice")) return null

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const from = digitsOf(String(form.get("minPrice") ?? ""))
    const to = digitsOf(String(form.get("maxPrice") ?? ""))
    const reversed = from !== "" && to !== "" && Number(from) > Number(to)
    setWrong(reversed)
    if (!reversed)
      void navigate(withParameters(search, { minPrice: from, maxPrice: to }), { preventScrollReset: true })
  }

  const field = (name: "minPrice" | "maxPrice", label: string, hint: number) => (
    <label className="min-w-0 flex-1">
      <span className="sr-only">{label}</span>
      <input
        key={search.get(name)}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={search.get(name) ?? ""}
        placeholder={formatMoney(hint, language)}
        aria-invalid={wrong}
        {...(wrong ? { "aria-describedby": `${id}-wrong` } : {})}
        className="num h-10 w-full rounded-control border border-field bg-card px-2 text-14 focus:border-accent"
      />
    </label>
  )

  return (
    <section aria-labelledby={id} className="border-b border-line py-5">
      <h2 id={id} className="mb-3 font-sans text-15 font-medium tracking-normal">
        {t("filter.price")}
      </h2>
      <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
        {field("minPrice", t("filter.minPrice"), lowest)}
        <span aria-hidden="true">–</span>
        {field("maxPrice", t("filter.maxPrice"), highest)}
        <Button type="submit" small className="w-full">
          {t("filter.applyPrice")}
        </Button>
      </form>
      {wrong ? (
        <p id={`${id}-wrong`} role="alert" className="mt-2 text-14 text-bad">
          {t("filter.priceReversed")}
        </p>
      ) : null}
    </section>
  )
}
