interface SwatchesProps {
  readonly colours: readonly { readonly name: string; readonly hex: string }[]
  /** Spoken before the names of the colours. */
  readonly label: string
  /** How many are drawn; the rest is a number. */
  readonly most?: number
}

/** Small discs for the colours a thing comes in. */
export function Swatches({ colours, label, most = 4 }: SwatchesProps) {
  const rest = colours.length - most
  return (
    <span
      role="img"
      aria-label={`${label}: ${colours.map(({ name }) => name).join(", ")}`}
      className="flex items-center gap-1.5"
    >
      {colours.slice(0, most).map(({ hex }) => (
        <i
          key={hex}
          className="size-3 rounded-pill shadow-[inset_0_0_0_1px_var(--color-swatch-ring)]"
          style={{ backgroundColor: hex }}
        />
      ))}
      {rest > 0 ? <span className="num text-12">+{rest}</span> : null}
    </span>
  )
}
