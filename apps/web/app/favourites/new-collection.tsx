import { addCollection, collectionLimits } from "@roomwright/contract/favourites/collections"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { useFavouriteText } from "./favourite-texts.ts"

interface NewCollectionProps {
  readonly isFirst: boolean
  readonly onMade: (id: string) => void
  readonly onProblem: (text: string | null) => void
}

/** Makes a collection by its name. What was typed stays when it cannot be made. */
export function NewCollection({ isFirst, onMade, onProblem }: NewCollectionProps) {
  const t = useFavouriteText()
  const language = useLanguage()
  const [name, setName] = useState("")
  /** The same for every try with this form: a lost answer makes no second one. */
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function make(): Promise<void> {
    const isEmpty = name.trim() === ""
    setMissing(isEmpty)
    if (isEmpty || isBusy) return
    setBusy(true)
    onProblem(null)
    try {
      const { id } = await siteCall(language)(addCollection, { body: { name, key } })
      setName("")
      setKey(crypto.randomUUID())
      onMade(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <TextField
        label={t(isFirst ? "favourites.newFirst" : "favourites.new")}
        maxLength={collectionLimits.name}
        value={name}
        error={isMissing ? t("favourites.nameMissing") : undefined}
        onChange={({ target }) => {
          setName(target.value)
          setMissing(false)
        }}
        beside={
          <Button type="submit" aria-disabled={isBusy}>
            {t("favourites.make")}
          </Button>
        }
      />
    </form>
  )
}
