import type { OwnPieces, OwnAnswer } from "./library-host.ts"

const largestBytes = 50_000_000

/** What is wrong with a file before it is sent, as the id of its text; null when it may go. */
export function checkOwnFile({ name, size }: Pick<File, "name" | "size">): "wrongKind" | "tooLarge" | null {
  if (!/\.glb$/i.test(name) || size === 0) return "wrongKind"
  return size > largestBytes ? "tooLarge" : null
}

/** What a file is called without its ending, as a name of a piece. */
export const nameOfFile = (name: string): string =>
  name
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[_\s]+/g, " ")
    .trim()
    .slice(0, 80) || "GLB"

/** Sends a file; where nothing answers it is sent once more under the same key, so that it is kept once. */
export async function sendOwnPiece(
  pieces: OwnPieces,
  file: File,
  onProgress: (fraction: number) => void,
): Promise<OwnAnswer> {
  const sent = { key: crypto.randomUUID(), name: nameOfFile(file.name), onProgress }
  return pieces.upload(file, sent).catch(() => pieces.upload(file, sent))
}

const factors = [0.001, 0.01, 0.1, 1, 10, 100, 1000]

/** The sizes that a model may have, by the unit in which its file may count: longest sides of 5 cm to 20 m (mm). */
export function offerSizes<
  Size extends { readonly width: number; readonly depth: number; readonly height: number },
>({
  width,
  depth,
  height,
}: Size): readonly { readonly width: number; readonly depth: number; readonly height: number }[] {
  const longest = Math.max(width, depth, height)
  return factors
    .filter((factor) =>
      factor === 1 ? longest <= 20_000 : longest * factor >= 50 && longest * factor <= 20_000,
    )
    .map((factor) => {
      const scaled = (side: number): number => Math.max(1, Math.round(side * factor))
      return { width: scaled(width), depth: scaled(depth), height: scaled(height) }
    })
}
