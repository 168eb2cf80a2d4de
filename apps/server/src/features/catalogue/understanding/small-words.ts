import { readTokens } from "./tokens.ts"

/** Words that say nothing of a thing. */
export const fillers: ReadonlySet<string> = new Set(
  [
    "a an the for with of in my our to and or on by at near under over from that this is it",
    "furniture cheap best buy new nice good colour color coloured colored style",
    "cho có màu bằng và kiểu phong cách mua giá rẻ đẹp cái chiếc bộ loại",
    "的 款 风 色 式 带 和 买 家 用 新 放 在",
  ].flatMap((words) => readTokens(words).flatMap(({ word, toned }) => [word, toned])),
)

/** What follows one of these in English tells what the thing is for, or where it stands. */
export const asides: ReadonlySet<string> = new Set(
  "for with in on over under above near at to from that".split(" "),
)

const joining = ["and", "or", "và", "hoặc", "和", "与", "或"]
/** Of what stands on both sides of one of these, either is meant. */
export const joiners: ReadonlySet<string | undefined> = new Set(
  joining.map((word) => readTokens(word)[0]?.toned),
)
