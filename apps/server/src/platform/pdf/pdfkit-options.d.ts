// Options that pdfkit has and its types do not name yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom, from the page's upper left corner. */
    readonly bbox?: readonly [number, number, number, number]
    /** What a table's heading is the heading of. */
    readonly scope?: "Column" | "Row"
  }
}
