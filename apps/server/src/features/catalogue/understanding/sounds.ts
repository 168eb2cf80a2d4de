/** Vietnamese beginnings and endings that sound alike in one half of the country or the other. */
const beginnings = [
  ["ch", "tr"],
  ["s", "x"],
  ["d", "gi", "r", "v"],
  ["l", "n"],
  ["c", "k"],
  ["g", "gi"],
  ["g", "gh"],
  ["ng", "ngh"],
]
const endings = [
  ["n", "ng"],
  ["t", "c"],
]
const vowel = /^[^bcdđghjklmnpqrstvxz]/u

/**
 * Other spellings of a word that sound like it, with its marks and tone (`tokens.ts`): `trùm` is how many write `chùm`.
 */
export function soundsLike(toned: string): string[] {
  const [, letters = "", tone = ""] = /^(.*?)(\d?)$/u.exec(toned) ?? []
  const begun = alternatives(letters, beginnings, (word, part) =>
    word.startsWith(part) && vowel.test(word.slice(part.length)) ? word.slice(part.length) : null,
  ).map(([part, rest]) => part + rest)
  const whole = [letters, ...begun]
  const ended = whole.flatMap((word) =>
    alternatives(word, endings, (each, part) =>
      each.endsWith(part) && vowel.test(each.at(-part.length - 1) ?? "") ? each.slice(0, -part.length) : null,
    ).map(([part, rest]) => rest + part),
  )
  return [...begun, ...ended].map((word) => word + tone)
}

function alternatives(
  word: string,
  groups: readonly (readonly string[])[],
  cut: (word: string, part: string) => string | null,
): [part: string, rest: string][] {
  return groups.flatMap((group) =>
    group.flatMap((part) => {
      const rest = cut(word, part)
      return rest === null
        ? []
        : group.filter((other) => other !== part).map((other): [string, string] => [other, rest])
    }),
  )
}
