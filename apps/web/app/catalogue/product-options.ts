import type { ProductVariant } from "@roomwright/contract/catalogue/calls"

type Size = NonNullable<ProductVariant["size"]>
type Colour = ProductVariant["colour"]

interface ProductOptions {
  /** Each size once, with its lowest price. */
  readonly sizes: readonly { readonly size: Size; readonly price: number }[]
  readonly colours: readonly Colour[]
}

/** The sizes and colours that a product's variants come in, in their order. */
export function optionsOf(variants: readonly ProductVariant[]): ProductOptions {
  const sizes = new Map<string, { size: Size; price: number }>()
  const colours = new Map<string, Colour>()
  for (const { size, colour, price } of variants) {
    if (size) sizes.set(size.text, { size, price: Math.min(price, sizes.get(size.text)?.price ?? price) })
    if (!colours.has(colour.hex)) colours.set(colour.hex, colour)
  }
  return { sizes: [...sizes.values()], colours: [...colours.values()] }
}

/**
 * The variant to go to when one option changes: the new option always holds, the other stays if that combination
 * exists, and among equals what is in stock comes first.
 */
export function nearestVariant(
  variants: readonly ProductVariant[],
  from: ProductVariant,
  wanted: { readonly size?: ProductVariant["size"]; readonly colour?: Colour },
): ProductVariant {
  const size = wanted.size ?? from.size
  const colour = wanted.colour ?? from.colour
  const score = (variant: ProductVariant): number =>
    (variant.size?.text === size?.text ? (wanted.size ? 8 : 2) : 0) +
    (variant.colour.hex === colour.hex ? (wanted.colour ? 8 : 2) : 0) +
    (variant.stock > 0 ? 1 : 0)
  return variants.reduce((best, variant) => (score(variant) > score(best) ? variant : best), from)
}

/** The variant that is shown before one is chosen: the first that is in stock, else the first. */
export const firstVariant = (variants: readonly ProductVariant[]): ProductVariant | undefined =>
  variants.find(({ stock }) => stock > 0) ?? variants[0]

/** What a 3D model may call a variant, the most exact first: its SKU, then its colour by filter, name or `#rrggbb`. */
export const namesOfVariant = ({ sku, colour }: ProductVariant): readonly string[] => [
  sku,
  colour.name.text,
  colour.hex,
  colour.id,
]
