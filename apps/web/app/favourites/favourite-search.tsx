import { NameSearch } from "../platform/lists/name-search.tsx"
import { useFavouriteText } from "./favourite-texts.ts"

/** Finds favourites by name; the name stands in the address. */
export function FavouriteSearch({ w }: { readonly w: string }) {
  const t = useFavouriteText()
  return (
    <NameSearch
      w={w}
      label={t("favourites.search")}
      find={t("favourites.find")}
      className="mb-6 flex max-w-xl items-end gap-3"
    />
  )
}
