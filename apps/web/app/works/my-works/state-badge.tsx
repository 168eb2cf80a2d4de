import type { MyWorkState } from "@roomwright/contract/works/my-works"
import { classNames } from "@roomwright/ui/class-names"
import { useMyWorksText } from "./my-works-texts.ts"

const looks: Readonly<Record<MyWorkState, string>> = {
  SHELVED: "bg-ok-tint text-ok",
  UNSHELVED: "bg-sunk text-ink-2",
  HELD: "bg-bad-tint text-bad",
}

/** Where a work stands, in a word or three. */
export function StateBadge({ state }: { readonly state: MyWorkState }) {
  const t = useMyWorksText()
  return (
    <span
      className={classNames(
        "inline-block rounded-pill px-2.5 py-0.5 text-14 font-medium whitespace-nowrap",
        looks[state],
      )}
    >
      {t(`myWorks.state.${state}`)}
    </span>
  )
}
