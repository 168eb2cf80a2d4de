/** Chinese characters, their punctuation and full-width forms are as wide as they are high. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u

/** About how long a text is in the unit of its size; rather too long than too short. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const character of text.normalize("NFC")) ems += wide.test(character) ? 1.02 : 0.56
  return ems * size
}
