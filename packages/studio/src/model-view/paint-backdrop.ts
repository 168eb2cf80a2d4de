import { Color, DataTexture, LinearFilter, RGBAFormat, SRGBColorSpace } from "three"

const side = 64

/** A seamless backdrop of one colour: bright where the window lights the ground, darker up and to the right. */
export function paintBackdrop(colour: string, isHanging: boolean): DataTexture {
  const base = new Color(colour).convertLinearToSRGB()
  const pixels = new Uint8Array(side * side * 4)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [column / (side - 1), row / (side - 1)]
      // Where the ground bends up into the wall it turns away from the light.
      const up = isHanging ? 0.5 + (y - 0.5) * 0.3 : y * y * (3 - 2 * y)
      const factor = 1.015 - up * 0.075 - x * 0.022 - up * x * 0.03
      const at = (row * side + column) * 4
      pixels[at] = Math.min(255, base.r * factor * 255)
      pixels[at + 1] = Math.min(255, base.g * factor * 255)
      pixels[at + 2] = Math.min(255, base.b * (factor - up * 0.008) * 255)
      pixels[at + 3] = 255
    }
  }
  const texture = new DataTexture(pixels, side, side, RGBAFormat)
  texture.colorSpace = SRGBColorSpace
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
