import {
  collectItem,
  dropItem,
  listCollections,
  type CollectedSubject,
  type CollectionSummary,
} from "@roomwright/contract/favourites/collections"
import { Button } from "@roomwright/ui/button"
import { CheckField } from "@roomwright/ui/check-field"
import { useCallback, useEffect, useState } from "react"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { DialogFrame } from "./dialog-frame.tsx"
import { useFavouriteText } from "./favourite-texts.ts"
import { NewCollection } from "./new-collection.tsx"

interface CollectDialogProps {
  readonly subject: CollectedSubject
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

/** In which of one's collections something stands: ticked ones hold it. What goes wrong is said inside. */
export function CollectDialog({ subject, id, name, onClose }: CollectDialogProps) {
  const t = useFavouriteText()
  const language = useLanguage()
  const [collections, setCollections] = useState<readonly CollectionSummary[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)

  const read = useCallback(async (): Promise<void> => {
    try {
      setCollections(await siteCall(language)(listCollections, { query: { item: id } }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    }
  }, [language, id])
  useEffect(() => {
    void read()
  }, [read])

  /** Does something, says what went wrong, and reads how it is then. */
  async function after(what: () => Promise<unknown>): Promise<void> {
    setProblem(null)
    try {
      await what()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    }
    await read()
  }

  const put = (collectionId: string, isPut: boolean): void => {
    if (busyId !== null) return
    setBusyId(collectionId)
    const params = { id: collectionId, subject, item: id }
    const call = siteCall(language)
    void after(() => call(isPut ? collectItem : dropItem, { params })).finally(() => setBusyId(null))
  }

  return (
    <DialogFrame title={t("favourites.collectTitle", { name })} onClose={onClose}>
      {problem === null ? null : (
        <p role="alert" className="mt-3 text-14 text-bad">
          {problem}
        </p>
      )}
      {collections === null ? (
        <p role="status" className="mt-4 min-h-24 text-ink-2">
          {problem === null ? t("favourites.loading") : null}
        </p>
      ) : (
        <>
          <ul className="mt-4 grid gap-1" aria-busy={busyId !== null}>
            {collections.map((collection) => (
              <li key={collection.id} className="py-1.5">
                <CheckField
                  label={
                    <>
                      <span className="font-medium wrap-anywhere text-ink">{collection.name}</span>{" "}
                      {t("favourites.things", { count: collection.itemCount })}
                    </>
                  }
                  checked={collection.holds}
                  onChange={({ target }) => put(collection.id, target.checked)}
                />
              </li>
            ))}
          </ul>
          <NewCollection
            isFirst={collections.length === 0}
            onMade={(made) => put(made, true)}
            onProblem={setProblem}
          />
        </>
      )}
      <div className="mt-6 flex justify-end">
        <Button look="primary" onClick={onClose}>
          {t("favourites.done")}
        </Button>
      </div>
    </DialogFrame>
  )
}
