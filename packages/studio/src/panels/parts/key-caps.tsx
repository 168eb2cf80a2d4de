import { showChord, type KeyChord } from "../../actions/key-chord.ts"
import { isMac } from "../../actions/use-action.ts"

/** Keys as caps. */
export function KeyCaps({ chord }: { readonly chord: KeyChord }) {
  return (
    <span className="inline-flex gap-1 whitespace-nowrap">
      {showChord(chord, isMac()).map((key) => (
        <kbd
          key={key}
          className="num inline-grid min-h-5 min-w-5 place-items-center rounded-control border border-line-2 bg-paper px-1.5 font-sans text-12 text-ink-2"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
