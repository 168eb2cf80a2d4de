import { PMREMGenerator, type Scene, type Vector3, type WebGLRenderer, type WebGLRenderTarget } from "three"
import { isOfSoftware } from "./is-drawn-by-software.ts"

interface Around {
  readonly blur?: number
  /** From where, and how near and far it is looked at, m. */
  readonly from?: Vector3
  readonly near?: number
  readonly far?: number
  /** Of each of six sides on a card, px. */
  readonly side?: 256 | 512
}

/** Takes pictures of all that is around, with its means for what is matt: materials mirror them. */
export interface AroundTaker {
  /** A program takes them: what will be wanted again is better kept. */
  readonly isSlow: boolean
  take(scene: Scene, around?: Around): WebGLRenderTarget
  dispose(): void
}

/** Of each of six sides where a program draws in place of a card, px. */
const softwareSide = 64

/**
 * three takes no picture smaller than 256 px, and its means of hundreds of places of it. That takes a program six seconds,
 * so for one it is told to take them as small as is asked for.
 */
export function createAroundTaker(renderer: WebGLRenderer): AroundTaker {
  const isSoftware = isOfSoftware(renderer.getContext())
  const generator = new PMREMGenerator(renderer)
  if (isSoftware)
    Object.assign(generator, {
      _setSize: (size: number): void => void Object.assign(generator, { _cubeSize: size }),
    })
  return {
    isSlow: isSoftware,
    take(scene, { blur = 0, from, near = 0.1, far = 100, side = 256 } = {}) {
      const size = isSoftware ? softwareSide : side
      return generator.fromScene(scene, blur, near, far, { size, ...(from ? { position: from } : {}) })
    },
    dispose: () => generator.dispose(),
  }
}
