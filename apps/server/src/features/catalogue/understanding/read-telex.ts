const tones = ["f", "s", "x", "r", "j"]
const vowels = "aeiouy"

/**
 * What Telex makes of letters, as the one word they are: `banf` is `bàn`, `quaanf` is `quần`, `dduwowngf` is `đường`. Its
 * letters with the number of its tone behind them, as tokens have them; null for what is no such word.
 */
export function readTelex(word: string): string | null {
  const first = [...word].findIndex((letter) => vowels.includes(letter))
  if (first < 0 || !/^[a-z]+$/u.test(word)) return null
  const onset = word.slice(0, first).replace(/^dd/u, "đ")
  const typed = Array.from(word.slice(first))
  // Behind a vowel these letters are no letters: no word ends with them.
  const tone = typed.findLast((letter) => tones.includes(letter))
  const rest = typed.filter((letter) => !tones.includes(letter)).join("")
  const rhyme = rest
    .replace(/uow|uwow|uwo/u, "ươ")
    .replace(/aa/u, "â")
    .replace(/ee/u, "ê")
    .replace(/oo/u, "ô")
    .replace(/aw/u, "ă")
    .replace(/ow/u, "ơ")
    .replace(/uw/u, "ư")
  const read = onset + rhyme + (tone === undefined ? "" : String(tones.indexOf(tone) + 1))
  return read === word || /[wđ]/u.test(rhyme) ? null : read
}
