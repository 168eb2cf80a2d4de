import { classNames } from "@roomwright/ui/class-names"
import { useLangOf } from "../../platform/locale/locale.tsx"
import { useHomeAdminText } from "./home-admin-texts.ts"
import { SmallPicture } from "./small-picture.tsx"
import type { ShownThing } from "./use-home-preview.ts"

interface ShownStripProps {
  readonly label: string
  readonly shown: readonly ShownThing[]
  /** Those of them that an editor chose. */
  readonly chosen: ReadonlySet<string>
}

/** What the front page shows in a section, in its order; what came there by itself is said to have. */
export function ShownStrip({ label, shown, chosen }: ShownStripProps) {
  const t = useHomeAdminText()
  const langOf = useLangOf()
  return (
    // It is moved sideways by keys, too.
    <div role="region" tabIndex={0} aria-label={label} className="mt-2 overflow-x-auto pb-2">
      <ol className="flex gap-3">
        {shown.map(({ id, name, picture }) => (
          <li key={id} className="w-24 flex-none">
            <SmallPicture
              source={picture}
              className={classNames(
                "h-18 w-24 border-2",
                chosen.has(id) ? "border-accent" : "border-transparent opacity-75",
              )}
            />
            <span className="mt-1 line-clamp-2 text-12 wrap-anywhere" {...(name ? langOf(name) : {})}>
              {name?.text}
            </span>
            {chosen.has(id) ? null : (
              <span className="block text-12 text-ink-2">{t("homeAdmin.byItself")}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
