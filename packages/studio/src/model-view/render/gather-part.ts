import { RenderProblem } from "../../render/render-engine.ts"
import { lensPlace } from "../../render/lens-disc.ts"
import type { RenderCamera, RenderTile } from "../../render/render-order.ts"
import type { PicturePart } from "../stage/film.ts"
import { drawn } from "./pause.ts"
import type { RenderHome } from "./render-home.ts"

/** Gives the card so much before it is waited for, ms. */
const batchMs = 20

interface Gathering {
  readonly home: RenderHome
  readonly room: number
  /** The camera whose lens is open; without one, or without a focus, all is sharp. */
  readonly from?: RenderCamera
  readonly samples: number
  readonly signal: AbortSignal
  /** After each picture. */
  readonly onSample: () => void
}

/**
 * Gathers the mean of many pictures of a part on the film. `part` is in px of the whole, which may be moved by a shift lens;
 * `shade` is the same part of the picture that soft light was shaded for.
 */
export async function gatherPart(
  { home, room, from, samples, signal, onSample }: Gathering,
  { width, height }: Pick<RenderTile, "width" | "height">,
  part: PicturePart,
  shade: PicturePart,
): Promise<void> {
  const { film, lighting, scene, camera, renderer } = home
  // Stages need WebGL 2, as three does.
  const gl = renderer.getContext() as WebGL2RenderingContext
  film.resize(width, height)
  lighting.lookAt(shade, height)
  const middle = camera.position.clone()
  for (let began = performance.now(); film.gathered() < samples;) {
    // Every part sees the same lights in the same order: no seam is between them.
    lighting.sample(room, film.gathered(), samples)
    const lens = from ? lensPlace(from, film.gathered(), samples) : null
    const [left, top] = [lens?.frameRight ?? 0, lens?.frameDown ?? 0].map((far) => far * part.fullWidth)
    camera.position.copy(middle)
    if (lens) camera.translateX(lens.right).translateY(lens.up)
    film.gather(scene, camera, samples, {
      ...part,
      left: part.left + (left ?? 0),
      top: part.top + (top ?? 0),
    })
    onSample()
    if (performance.now() - began < batchMs && film.gathered() < samples) continue
    camera.position.copy(middle)
    await drawn(gl, signal)
    checkCard(gl)
    began = performance.now()
  }
  camera.position.copy(middle)
}

function checkCard(gl: WebGL2RenderingContext): void {
  if (gl.isContextLost()) throw new RenderProblem("gpu-lost")
  if (gl.getError() === gl.OUT_OF_MEMORY) throw new RenderProblem("out-of-memory")
}

/** What is on a canvas right after it was drawn: WebP where the browser writes it, else PNG. */
export function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new RenderProblem("out-of-memory"))),
      "image/webp",
      0.95,
    ),
  )
}
