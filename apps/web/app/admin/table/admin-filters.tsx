import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Search } from "lucide-react"
import { useId, useRef, type SubmitEvent } from "react"
import { Link, useNavigate, useSearchParams } from "react-router"
import { withParameters } from "../../platform/filter-address.ts"
import { useFilled } from "../../platform/lists/use-filled.ts"
import { useAdminText } from "../frame/admin-texts.ts"
import { useAdminKeys } from "../keys/use-admin-keys.ts"

/** What a list can be kept to. */
export type AdminFilter =
  | { readonly kind: "search" | "text" | "day"; readonly name: string; readonly label: string }
  | {
      readonly kind: "choice"
      readonly name: string
      readonly label: string
      readonly options: readonly { readonly value: string; readonly text: string }[]
    }

const boxClass = "min-h-11 w-full rounded-control border border-field bg-card px-3 text-16 md:text-14"

/** The filters of a list; they stand in the address. Choices count at once, what is typed with Enter. */
export function AdminFilters({ filters }: { readonly filters: readonly AdminFilter[] }) {
  const t = useAdminText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  useAdminKeys({ "/": () => form.current?.querySelector<HTMLInputElement>("[type=search]")?.focus() })
  const go = (event?: SubmitEvent): void => {
    event?.preventDefault()
    if (!form.current) return
    const given = new FormData(form.current)
    const changes = filters.map(({ name }) => {
      const value = given.get(name)
      return [name, typeof value === "string" ? value.trim() : null] as const
    })
    void navigate(withParameters(search, Object.fromEntries(changes)))
  }
  const isFiltered = filters.some(({ name }) => search.get(name))
  return (
    <form
      ref={form}
      role="search"
      onSubmit={go}
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:flex lg:flex-wrap"
    >
      {filters.map((filter) => (
        <Box key={filter.name} filter={filter} value={search.get(filter.name) ?? ""} onChoose={go} />
      ))}
      <div className="flex items-center gap-3">
        <Button small type="submit" className="min-h-11">
          {t("admin.table.show")}
        </Button>
        {isFiltered ? (
          <Link
            to={withParameters(search, Object.fromEntries(filters.map(({ name }) => [name, null])))}
            className="inline-flex min-h-11 items-center text-14 text-accent underline underline-offset-2"
          >
            {t("admin.table.clear")}
          </Link>
        ) : null}
      </div>
    </form>
  )
}

interface BoxProps {
  readonly filter: AdminFilter
  readonly value: string
  readonly onChoose: () => void
}

function Box({ filter, value, onChoose }: BoxProps) {
  const t = useAdminText()
  const id = useId()
  const { kind, name, label } = filter
  const box = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useFilled(box, value, String)
  return (
    <div className={kind === "search" ? "grid gap-1 sm:col-span-2 lg:w-80" : "grid gap-1 lg:w-44"}>
      <label htmlFor={id} className="text-12 text-ink-2">
        {label}
      </label>
      {kind === "choice" ? (
        <select ref={box} id={id} name={name} defaultValue={value} onChange={onChoose} className={boxClass}>
          <option value="">{t("admin.table.any")}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      ) : kind !== "search" ? (
        <input
          ref={box}
          id={id}
          name={name}
          type={kind === "day" ? "date" : "text"}
          autoComplete="off"
          defaultValue={value}
          className={boxClass}
        />
      ) : (
        <span className="flex items-center gap-2 rounded-control border border-field bg-card px-3 focus-within:outline-2 focus-within:outline-accent">
          <Icon of={Search} />
          <input
            ref={box}
            id={id}
            name={name}
            type="search"
            defaultValue={value}
            autoComplete="off"
            className="min-h-10.5 w-full min-w-0 bg-transparent text-16 outline-none md:text-14"
          />
        </span>
      )}
    </div>
  )
}
