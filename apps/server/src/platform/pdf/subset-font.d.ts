declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "truetype" | "woff2"
    /** Axes are pinned to one value each. */
    readonly variationAxes?: Readonly<Record<string, number>>
    /** OpenType features that stay; all where it is left out. */
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
  }

  /** The characters of `text` of a font (WOFF2 too), as a font of its own. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
