import { findHomeThings, type HomeThing, type HomeThingKind } from "@roomwright/contract/home/admin"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useEffect, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLangOf, useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { AdminDialog } from "../../admin/frame/admin-dialog.tsx"
import { useHomeAdminText } from "./home-admin-texts.ts"
import { addTexts } from "./home-names.ts"
import { SmallPicture } from "./small-picture.tsx"

const pauseMs = 250

interface ThingPickerProps {
  readonly kind: HomeThingKind
  /** Those that are chosen already. */
  readonly chosen: readonly HomeThing[]
  readonly onPick: (thing: HomeThing) => void
  readonly onClose: () => void
}

interface Found {
  readonly things: readonly HomeThing[] | null
  readonly failure: string | null
}

/** Finds something to put on the front page, by its name. */
export function ThingPicker({ kind, chosen, onPick, onClose }: ThingPickerProps) {
  const t = useHomeAdminText()
  const language = useLanguage()
  const langOf = useLangOf()
  const [w, setW] = useState("")
  const [{ things, failure }, setFound] = useState<Found>({ things: null, failure: null })
  useEffect(() => {
    let isOver = false
    const query = w.trim() === "" ? { thing: kind } : { thing: kind, w: w.trim() }
    const timer = setTimeout(
      () => {
        siteCall(language)(findHomeThings, { query }).then(
          (found) => {
            if (!isOver) setFound({ things: found, failure: null })
          },
          (error: unknown) => {
            if (!(error instanceof ApiError)) throw error
            if (!isOver) setFound({ things: null, failure: error.message })
          },
        )
      },
      w === "" ? 0 : pauseMs,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [kind, language, w])
  return (
    <AdminDialog title={t(addTexts[kind])} onClose={onClose}>
      <TextField
        label={t("homeAdmin.pick.search")}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={w}
        onChange={({ target }) => setW(target.value)}
        onKeyDown={(event) => {
          // What is found comes while one types; Enter would save the page behind.
          if (event.key === "Enter") event.preventDefault()
        }}
        data-autofocus
        className="mt-4"
      />
      <div className="mt-4 min-h-72" aria-busy={things === null && failure === null}>
        {failure ? (
          <p role="alert" className="text-bad">
            {failure}
          </p>
        ) : things?.length === 0 ? (
          <p role="status" className="text-ink-2">
            {t("homeAdmin.pick.none")}
          </p>
        ) : (
          <ul aria-label={t("homeAdmin.pick.found")}>
            {things?.map((thing) => {
              const name = thing.name?.text ?? ""
              const isChosen = chosen.some(({ id }) => id === thing.id)
              return (
                <li
                  key={thing.id}
                  className="flex items-center gap-3 border-t border-line py-2 first:border-0"
                >
                  <SmallPicture source={thing.picture} className="h-12 w-16 flex-none" />
                  <span className="min-w-0 flex-1">
                    <strong
                      className="block font-medium wrap-anywhere"
                      {...(thing.name ? langOf(thing.name) : {})}
                    >
                      {name}
                    </strong>
                    <span className="block truncate text-14 text-ink-2">{thing.by}</span>
                  </span>
                  {isChosen ? (
                    <span className="text-14 text-ink-2">{t("homeAdmin.pick.chosen")}</span>
                  ) : (
                    <Button
                      small
                      aria-label={t("homeAdmin.pick.takeOne", { name })}
                      onClick={() => onPick(thing)}
                    >
                      {t("homeAdmin.pick.take")}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </AdminDialog>
  )
}
