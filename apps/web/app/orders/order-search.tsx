import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useRef } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { withParameters, type QueryValues } from "../platform/filter-address.ts"
import { useOrderText } from "./order-texts.ts"

/** Finds orders by words and days. */
export function OrderSearch({ filters }: { readonly filters: QueryValues }) {
  const t = useOrderText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const go = (): void => {
    if (!form.current) return
    const given = new FormData(form.current)
    const changes = ["w", "from", "to"].map((name) => {
      const value = given.get(name)
      return [name, typeof value === "string" ? value.trim() : null] as const
    })
    void navigate(withParameters(search, Object.fromEntries(changes)))
  }
  return (
    <form
      ref={form}
      role="search"
      aria-label={t("orders.list.search")}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
      className="mb-5 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
    >
      <TextField
        label={t("orders.list.search")}
        name="w"
        type="search"
        maxLength={100}
        defaultValue={filters["w"] ?? ""}
        className="sm:col-span-2 lg:col-span-1"
      />
      <TextField label={t("orders.list.from")} name="from" type="date" defaultValue={filters["from"] ?? ""} />
      <TextField label={t("orders.list.to")} name="to" type="date" defaultValue={filters["to"] ?? ""} />
      <Button type="submit">{t("orders.list.find")}</Button>
    </form>
  )
}
