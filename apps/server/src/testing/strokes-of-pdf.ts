import { getResolvedPDFJS, type getDocumentProxy } from "unpdf"

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>

/** A path that is stroked: its pen in units of the drawing, the box that it reaches in points from the lower left corner. */
export interface PdfStroke {
  readonly pen: number
  readonly minX: number
  readonly maxX: number
  readonly minY: number
  readonly maxY: number
}

/** All paths that a page strokes, in their order, as a reader of PDFs (pdf.js) finds them. */
export async function strokesOfPdf(page: Page): Promise<readonly PdfStroke[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  let matrix: readonly number[] = [1, 0, 0, 1, 0, 0]
  let pen = 0
  const stack: (readonly number[])[] = []
  const found: PdfStroke[] = []
  for (const [at, op] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[]
    if (op === OPS.save) stack.push(matrix)
    else if (op === OPS.restore) matrix = stack.pop() ?? matrix
    else if (op === OPS.transform) matrix = multiply(matrix, args as readonly number[])
    else if (op === OPS.setLineWidth) pen = Number(args[0])
    else if (op === OPS.constructPath && args[0] === OPS.stroke) {
      // What pdf.js gives with a path: the operation, its corners, the box around them.
      const [, , box] = args as readonly [number, unknown, ArrayLike<number>]
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(box)
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
      const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e]
      const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f]
      found.push({
        pen,
        minX: Math.min(...xs),
        maxX: Math.max(...xs),
        minY: Math.min(...ys),
        maxY: Math.max(...ys),
      })
    }
  }
  return found
}

function multiply(one: readonly number[], other: readonly number[]): readonly number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
