import type { Database } from "../../../platform/database/connect.ts"
import { whichAreFound } from "./ask-index.ts"
import { soundsLikeCharacter } from "./chinese-sounds.ts"
import { cutQuery, type Segment } from "./cut-query.ts"
import { pairWord, tonedWord } from "./phrases.ts"
import { fillers } from "./small-words.ts"
import { soundsLike } from "./sounds.ts"
import { isMarked, readTokens, spell, type Token } from "./tokens.ts"
import type { Vocabulary } from "./vocabulary.ts"

/**
 * A keyword with words in the place of those that only sound like them: `đèn trùm` means `đèn chùm`. Only words that
 * nothing has are replaced, by what stands beside their neighbour on a product.
 */
export async function respell(
  pool: Database["pool"],
  keyword: string,
  vocabulary: Vocabulary,
): Promise<string> {
  const text = keyword.normalize("NFC")
  const paired = (token: Token, toned = token.toned): boolean => isPaired(text, token, { toned, vocabulary })
  // A word that we know may still be the wrong one beside its neighbour: `bàng trà`.
  const strange = readTokens(text).filter(
    (token) =>
      isMarked(token) &&
      (!vocabulary.tonedWords.has(token.toned) ||
        (!paired(token) && soundsLike(token.toned).some((toned) => paired(token, toned)))),
  )
  if (strange.length === 0) return text
  const like = new Map(
    strange.map((token) => [token, soundsLike(token.toned).map((toned) => besideIn(text, token, toned))]),
  )
  const itself = (token: Token): string =>
    vocabulary.tonedWords.has(token.toned) ? besideIn(text, token, token.toned).query : quote(token.toned)
  const asked = [...like].flatMap(([token, others]) => [itself(token), ...others.map(({ query }) => query)])
  const found = await whichAreFound(pool, [...new Set(asked)])
  return strange.reduceRight((spelled, token) => {
    const others = found.has(itself(token)) ? [] : (like.get(token) ?? [])
    // What we call things says more than what single products are named: `văng phòng` is `văn phòng`.
    const meant = (
      others.find(({ toned }) => paired(token, toned)) ?? others.find(({ query }) => found.has(query))
    )?.toned
    return meant === undefined
      ? spelled
      : spelled.slice(0, token.from) + spell(meant) + spelled.slice(token.to)
  }, text)
}

/**
 * A keyword with the character that is meant in the place of one that only sounds like it: `床头拒` means `床头柜`. Only what
 * stands so in nothing is replaced, and only where the vocabulary then knows more of what was typed.
 */
export async function respellChinese(
  pool: Database["pool"],
  text: string,
  vocabulary: Vocabulary,
): Promise<string> {
  const strange = (of: string): readonly Token[] => strangeIn(cutQuery(readTokens(of), vocabulary))
  const cut = cutQuery(readTokens(text), vocabulary)
  const before = strangeIn(cut)
  if (before.length === 0) return text
  const better = [...before, ...besideStrange(cut)].flatMap(({ word, from, to }) =>
    soundsLikeCharacter(word).flatMap((other) => {
      const spelled = text.slice(0, from) + other + text.slice(to)
      // A character alone says too little: 净化 is no 镜.
      const isAlone = cutQuery(readTokens(spelled), vocabulary).some(
        ({ tokens }) => tokens.length === 1 && tokens[0]?.from === from,
      )
      const left = isAlone ? before.length : strange(spelled).length
      const [one, next] = [text.slice(0, from), text.slice(to)].map((part) => readTokens(part))
      const pairs = [(one?.at(-1)?.word ?? "") + word, word + (next?.[0]?.word ?? "")].filter(
        (pair) => pair !== word,
      )
      const meant = pairs.map((pair) => pair.replace(word, other))
      return [{ pairs, meant, spelled, left }]
    }),
  )
  const quoted = (pairs: readonly string[]): string[] => pairs.map((pair) => `'${pair}'`)
  const found = await whichAreFound(pool, [
    ...new Set(better.flatMap(({ pairs, meant }) => quoted([...pairs, ...meant]))),
  ])
  const isFound = (pairs: readonly string[]): boolean => quoted(pairs).some((pair) => found.has(pair))
  // What stands so on a product says more than that the character alone is a word: 换鞋登 is no lamp, but a 换鞋凳.
  const [best] = better
    .filter(({ pairs, meant, left }) => !isFound(pairs) && (left < before.length || isFound(meant)))
    .toSorted(
      (one, other) => Number(isFound(other.meant)) - Number(isFound(one.meant)) || one.left - other.left,
    )
  return best?.spelled ?? text
}

/** Characters that the vocabulary lacks. */
const strangeIn = (segments: readonly Segment[]): Token[] =>
  segments.flatMap(({ tokens, meanings }) =>
    meanings.length > 0 ? [] : tokens.filter(({ isHan, word }) => isHan && !fillers.has(word)),
  )

/** Characters that mean something by themselves may be the wrong ones beside what nobody knows: 浴钢 is a 浴缸. */
function besideStrange(segments: readonly Segment[]): Token[] {
  const runs: Segment[][] = []
  for (const segment of segments) {
    const isAlone = segment.tokens.length === 1 && segment.tokens[0]?.isHan === true
    const goesOn = runs.at(-1)?.at(-1)?.tokens[0]?.to === segment.tokens[0]?.from
    if (isAlone && goesOn) runs.at(-1)?.push(segment)
    else if (isAlone) runs.push([segment])
  }
  return runs
    .filter((run) => strangeIn(run).length > 0)
    .flatMap((run) => run.flatMap(({ tokens, meanings }) => (meanings.length > 0 ? tokens : [])))
}

/** Whether the word stands beside its neighbour in what the vocabulary knows. */
function isPaired(
  text: string,
  token: Token,
  { toned, vocabulary }: { readonly toned: string; readonly vocabulary: Vocabulary },
): boolean {
  const tokens = readTokens(text)
  const at = tokens.findIndex(({ from }) => from === token.from)
  const [before, behind] = [tokens[at - 1]?.toned, tokens[at + 1]?.toned]
  return [`${before}_${toned}`, `${toned}_${behind}`].some((pair) => vocabulary.tonedPairs.has(pair))
}

const quote = (toned: string): string => `'${tonedWord(toned)}'`

/** How to ask for the word with the one before or behind it. */
function besideIn(
  text: string,
  token: Token,
  toned: string,
): { readonly toned: string; readonly query: string } {
  const tokens = readTokens(text)
  const at = tokens.findIndex(({ from }) => from === token.from)
  const word = withoutMarks(toned)
  const [before, behind] = [tokens[at - 1]?.word, tokens[at + 1]?.word]
  const pairs = [
    ...(before === undefined ? [] : [`'${pairWord(before, word)}'`]),
    ...(behind === undefined ? [] : [`'${pairWord(word, behind)}'`]),
  ]
  return { toned, query: pairs.length === 0 ? quote(toned) : `${quote(toned)} & (${pairs.join(" | ")})` }
}

const withoutMarks = (toned: string): string =>
  toned.replace(/\d$/u, "").replaceAll("đ", "d").normalize("NFD").replaceAll(/\p{M}/gu, "")

/** The one word that a mistyped one means. Who types marks knows how it is written, and is not corrected by its looks. */
export function chooseMeant(
  word: string,
  near: readonly string[],
  { typed, vocabulary }: { readonly typed: readonly Token[]; readonly vocabulary: Vocabulary },
): readonly string[] {
  if (typed.some((token) => token.word === word && isMarked(token))) return []
  const meant = near.find((each) => vocabulary.words.has(each)) ?? near[0]
  return meant === undefined ? [] : [meant]
}
