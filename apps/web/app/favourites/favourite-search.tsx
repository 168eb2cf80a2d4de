import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { withParameters } from "../platform/filter-address.ts"
import { useFavouriteText } from "./favourite-texts.ts"

/** Finds favourites by name; the name stands in the address. */
export function FavouriteSearch({ w }: { readonly w: string }) {
  const t = useFavouriteText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [text, setText] = useState(w)
  return (
    <form
      role="search"
      aria-label={t("favourites.search")}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(withParameters(search, { w: text.trim() || null, page: null }))
      }}
      className="mb-6 flex max-w-xl items-end gap-3"
    >
      <TextField
        className="min-w-0 flex-1"
        label={t("favourites.search")}
        type="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{t("favourites.find")}</Button>
    </form>
  )
}
