import { designSorts } from "@roomwright/contract/designs"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { withParameters } from "../platform/filter-address.ts"
import { ChoiceField } from "./choice-field.tsx"
import { useDesignText } from "./design-texts.ts"

/** Finds works by name and puts them in order; both stand in the address. */
export function WorkSearch({ w, sort }: { readonly w: string; readonly sort: string }) {
  const t = useDesignText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [text, setText] = useState(w)
  return (
    <form
      role="search"
      aria-label={t("designs.list.search")}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(withParameters(search, { w: text.trim() }))
      }}
      className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <TextField
        label={t("designs.list.search")}
        type="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{t("designs.list.find")}</Button>
      <div className="max-sm:col-span-2">
        <ChoiceField
          label={t("designs.list.sort")}
          value={sort}
          options={designSorts.map((value) => ({ value, text: t(`designs.sort.${value}`) }))}
          onChange={(value) => void navigate(withParameters(search, { sort: value }))}
        />
      </div>
    </form>
  )
}
