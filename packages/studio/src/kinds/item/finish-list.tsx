import { useId, useState } from "react"
import { languageOf, useStudioText } from "../../use-studio-text.ts"
import { FinishButton, type FinishId } from "./finish-button.tsx"
import type { ModelLibrary } from "./model-library.ts"

interface FinishListProps {
  readonly library: ModelLibrary
  readonly finishes: readonly FinishId[]
  readonly chosen: FinishId | null
  readonly onPick: (id: FinishId) => void
}

/** More than these are searched by name. */
const searchedFrom = 12

/** Finishes by what they are made of, as fields of colour; a long list is searched by name. */
export function FinishList({ library, finishes, chosen, onPick }: FinishListProps) {
  const t = useStudioText()
  const language = languageOf(t)
  const id = useId()
  const [typed, setTyped] = useState("")
  const wanted = plainWords(typed)
  const nameOf = (finish: FinishId): string => library.finishes[finish].name[language]
  const found = finishes.filter((finish) => {
    const { name, class: kind } = library.finishes[finish]
    const words = [...Object.values(name), ...Object.values(library.finishClassNames[kind])]
    return words.some((word) => plainWords(word).includes(wanted))
  })
  const kinds = [...new Set(found.map((finish) => library.finishes[finish].class))]
  return (
    <div className="grid w-[300px] gap-3">
      {finishes.length > searchedFrom ? (
        <input
          type="search"
          aria-label={t("piece.findFinish")}
          placeholder={t("piece.findFinish")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-8 rounded-control border border-field bg-paper px-2 focus-visible:-outline-offset-1"
        />
      ) : null}
      {found.length === 0 ? <p className="text-ink-2">{t("piece.noFinish")}</p> : null}
      {kinds.map((kind) => (
        <section key={kind} aria-labelledby={`${id}-${kind}`} className="grid gap-1.5">
          <h3 id={`${id}-${kind}`} className="font-sans text-12 font-medium tracking-normal text-ink-2">
            {library.finishClassNames[kind][language]}
          </h3>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(2rem,1fr))] gap-1.5">
            {found
              .filter((finish) => library.finishes[finish].class === kind)
              .map((finish) => (
                <FinishButton
                  key={finish}
                  name={nameOf(finish)}
                  colour={library.finishes[finish].colour}
                  isChosen={finish === chosen}
                  onPick={() => onPick(finish)}
                />
              ))}
          </div>
        </section>
      ))}
      <p className="min-h-5 text-12 text-ink-2" aria-live="polite">
        {chosen ? nameOf(chosen) : ""}
      </p>
    </div>
  )
}

/** Without marks and capitals, so that "soi" finds "Sồi". */
export const plainWords = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/[đĐ]/g, "d").toLowerCase().trim()
