import { collectionLimits, writeNote, type CollectionItem } from "@roomwright/contract/favourites/collections"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { useState, type ReactNode } from "react"
import { useFavouriteText } from "./favourite-texts.ts"
import { named } from "./named.ts"
import { TextButton } from "./text-button.tsx"
import { useAct } from "./use-act.ts"

interface ItemNoteProps {
  readonly collectionId: string
  readonly item: CollectionItem
  readonly name: string
  /** What else can be done, beside writing the note. */
  readonly children: ReactNode
}

/** The note to something in a collection, and where to write it. */
export function ItemNote({ collectionId, item, name, children }: ItemNoteProps) {
  const t = useFavouriteText()
  const { isBusy, act } = useAct()
  const [text, setText] = useState<string | null>(null)
  const params = { id: collectionId, subject: item.subject, item: item.id }
  const save = async (note: string): Promise<void> => {
    if (await act((call) => call(writeNote, { params, body: { note } }))) setText(null)
  }
  if (text === null)
    return (
      <>
        {item.note ? (
          <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-2">{item.note}</p>
        ) : null}
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <TextButton
            aria-label={named(t(item.note ? "favourites.noteChange" : "favourites.noteAdd"), name)}
            onClick={() => setText(item.note)}
          >
            {t(item.note ? "favourites.noteChange" : "favourites.noteAdd")}
          </TextButton>
          {children}
        </p>
      </>
    )
  return (
    <form
      noValidate
      className="mt-1 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save(text)
      }}
    >
      <TextArea
        label={t("favourites.note")}
        maxLength={collectionLimits.note}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button small look="primary" type="submit" aria-disabled={isBusy}>
          {t("favourites.save")}
        </Button>
        <Button small onClick={() => setText(null)}>
          {t("favourites.cancel")}
        </Button>
      </div>
    </form>
  )
}
