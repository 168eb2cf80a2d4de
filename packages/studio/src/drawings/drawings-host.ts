import type { PrintSheet } from "@roomwright/scene/drawing/print-sheet"

/** What drawings need of the world around the studio. */
export interface DrawingsHost {
  /** Sheets as one PDF. */
  print(set: PrintSet): Promise<PrintAnswer>
  /** The squares of a code that leads to the page of a product (`product:<id>`). */
  codeOf(reference: string): Promise<readonly (readonly boolean[])[]>
}

export interface PrintSet {
  readonly title: string
  readonly sheets: readonly PrintSheet[]
}

export type PrintAnswer =
  | { readonly kind: "printed"; readonly pdf: Blob }
  /** The server does not print it, with its words. */
  | { readonly kind: "refused"; readonly message: string }
