import type { FavouriteSubject } from "@roomwright/contract/favourites/calls"
import { useFavouriteText } from "./favourite-texts.ts"

/** Stands for what is not on show now: hidden, withdrawn, or deleted. What it was is nobody's to know. */
export function GoneCard({ subject }: { readonly subject: FavouriteSubject }) {
  const t = useFavouriteText()
  return (
    <p className="grid aspect-4/3 place-items-center rounded-card border border-dashed border-line-2 p-4 text-center text-14 text-ink-2">
      {t(`favourites.gone.${subject}`)}
    </p>
  )
}
