import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { Button } from "@roomwright/ui/button"
import { useId, useRef, useState, type SyntheticEvent } from "react"
import { useNavigate } from "react-router"
import { placeParameters, withParameters } from "../platform/filter-address.ts"
import { useFilled } from "../platform/lists/use-filled.ts"
import { useOnce } from "../platform/lists/use-seen-values.ts"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"

interface PriceFilterProps {
  /** Of what the other filters leave, in VND. */
  readonly lowest: number
  readonly highest: number
  /** The address that the list will have. */
  readonly search: URLSearchParams
}

/** Keeps the digits of what was typed: `1.290.000 ₫` and `1,290,000` mean the same sum. */
export const digitsOf = (typed: string): string =>
  typed
    .replaceAll(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, 12)

/** No price from counts as 0, which nothing is below. */
const isReversed = (from: string, to: string): boolean => to !== "" && Number(from) > Number(to)

const ownParameters = new Set<string>(["minPrice", "maxPrice", ...placeParameters])

/** A price from and to. A wrong pair says so and changes nothing. */
export function PriceFilter({ lowest, highest, search }: PriceFilterProps) {
  const t = useText()
  const navigate = useNavigate()
  const [isTypedWrong, setIsTypedWrong] = useState(false)
  const id = useId()
  const isOffered = useOnce(highest > 0 || search.has("minPrice") || search.has("maxPrice"))
  if (!isOffered) return null

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const from = digitsOf(String(form.get("minPrice")))
    const to = digitsOf(String(form.get("maxPrice")))
    const isWrong = isReversed(from, to)
    setIsTypedWrong(isWrong)
    if (!isWrong)
      void navigate(withParameters(search, { minPrice: from, maxPrice: to }), { preventScrollReset: true })
  }
  // What was sent before the page ran, or stands in a link, is as wrong.
  const isAskedWrong = isReversed(search.get("minPrice") ?? "", search.get("maxPrice") ?? "")
  const wrongId = isTypedWrong || isAskedWrong ? `${id}-wrong` : undefined
  return (
    <section aria-labelledby={id} className="border-b border-line py-5">
      <h2 id={id} className="mb-3 font-sans text-15 font-medium tracking-normal">
        {t("filter.price")}
      </h2>
      <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
        {/* Before the page runs the form asks for itself, and the other filters are to stay. */}
        {[...search]
          .filter(([name]) => !ownParameters.has(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={cleanKeyword(value)} />
          ))}
        <PriceField name="minPrice" label={t("filter.minPrice")} hint={lowest} {...{ search, wrongId }} />
        <span aria-hidden="true">–</span>
        <PriceField name="maxPrice" label={t("filter.maxPrice")} hint={highest} {...{ search, wrongId }} />
        <Button type="submit" small className="min-h-10 w-full md:min-h-9">
          {t("filter.applyPrice")}
        </Button>
      </form>
      {wrongId ? (
        <p id={wrongId} role="alert" className="mt-2 text-14 text-bad">
          {t("filter.priceReversed")}
        </p>
      ) : null}
    </section>
  )
}

interface PriceFieldProps {
  readonly name: "minPrice" | "maxPrice"
  readonly label: string
  readonly hint: number
  readonly search: URLSearchParams
  /** Of the words that say what is wrong. */
  readonly wrongId: string | undefined
}

function PriceField({ name, label, hint, search, wrongId }: PriceFieldProps) {
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const value = search.get(name) ?? ""
  useFilled(input, value, digitsOf)
  return (
    <input
      ref={input}
      aria-label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value}
      placeholder={formatMoney(hint, language)}
      aria-invalid={Boolean(wrongId)}
      aria-describedby={wrongId}
      className="num h-10 w-full min-w-0 flex-1 rounded-control border border-field bg-card px-2 text-14 focus:border-accent"
    />
  )
}
