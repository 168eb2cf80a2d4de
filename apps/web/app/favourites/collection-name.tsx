import { collectionLimits, renameCollection } from "@roomwright/contract/favourites/collections"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useFavouriteText } from "./favourite-texts.ts"
import { useAct } from "./use-act.ts"

interface CollectionNameProps {
  readonly id: string
  readonly name: string
}

/** What a collection is called, and where to call it otherwise. */
export function CollectionName({ id, name }: CollectionNameProps) {
  const t = useFavouriteText()
  const { isBusy, act } = useAct()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState(name)
  const [isMissing, setMissing] = useState(false)

  const save = async (): Promise<void> => {
    const isEmpty = text.trim() === ""
    setMissing(isEmpty)
    if (isEmpty) return
    const isDone = await act((call) =>
      call(renameCollection, { params: { id }, body: { name: text.trim() } }),
    )
    if (isDone) setOpen(false)
  }

  if (!isOpen)
    return (
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-36 wrap-anywhere">{name}</h1>
        <Button small onClick={() => setOpen(true)}>
          {t("favourites.rename")}
        </Button>
      </header>
    )
  return (
    <form
      noValidate
      className="mb-6 grid max-w-xl gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h1 className="sr-only">{name}</h1>
      <TextField
        label={t("favourites.name")}
        maxLength={collectionLimits.name}
        value={text}
        error={isMissing ? t("favourites.nameMissing") : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-3">
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {t("favourites.save")}
        </Button>
        <Button
          onClick={() => {
            setText(name)
            setOpen(false)
          }}
        >
          {t("favourites.cancel")}
        </Button>
      </div>
    </form>
  )
}
