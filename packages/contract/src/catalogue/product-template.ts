import { priceListColumns, type PriceListColumn } from "./price-lists.ts"

/** A table to start from: one product with two variants, with filter values that every new platform has. */
export const productTemplate: {
  readonly columns: readonly PriceListColumn[]
  readonly rows: readonly (readonly (string | number)[])[]
} = {
  columns: priceListColumns,
  rows: [
    row("EXAMPLE-1", 12_900_000, 5, ["云朵沙发", "Cloud sofa", "Sofa Mây"], "oak", [
      "双人",
      "Two seats",
      "Hai chỗ",
    ]),
    row("EXAMPLE-2", 13_900_000, 2, null, "white", ["三人", "Three seats", "Ba chỗ"]),
  ],
}

function row(
  sku: string,
  price: number,
  stock: number,
  names: readonly [string, string, string] | null,
  colour: string,
  sizes: readonly [string, string, string],
): (string | number)[] {
  const facts =
    names === null
      ? ["", "", "", "", "", "", "", "", "", "", "", "", ""]
      : [
          ...names,
          "柔软，可拆洗",
          "Soft and washable",
          "Mềm, giặt được",
          "sofas",
          "nordic",
          "linen oak",
          2_100,
          950,
          780,
          3,
        ]
  const delivery =
    names === null ? ["", "", "", "", "", "", "", "", ""] : [200_000, 2, 5, "", "", "", "", "", ""]
  return [sku, price, stock, "example-sofa", ...facts, colour, ...sizes, ...delivery]
}
