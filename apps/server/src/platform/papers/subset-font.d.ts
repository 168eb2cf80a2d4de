declare module "subset-font" {
  /** The characters of `text` of a font (WOFF2 too), as a font of its own; axes are pinned to one value each. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: "truetype"; readonly variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Buffer>
}
