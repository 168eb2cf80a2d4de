import { heldOut } from "../held-out.ts"
import type { JudgedQuery } from "../right.ts"
import { eighth } from "./eighth.ts"
import { eleventh } from "./eleventh.ts"
import { enUnseen } from "./en.ts"
import { fifteenth } from "./fifteenth.ts"
import { fifth } from "./fifth.ts"
import { fourth } from "./fourth.ts"
import { fourteenth } from "./fourteenth.ts"
import { fresh } from "./fresh.ts"
import { ninth } from "./ninth.ts"
import { second } from "./second.ts"
import { seventh } from "./seventh.ts"
import { sixteenth } from "./sixteenth.ts"
import { sixth } from "./sixth.ts"
import { tenth } from "./tenth.ts"
import { third } from "./third.ts"
import { thirteenth } from "./thirteenth.ts"
import { twelfth } from "./twelfth.ts"
import { viUnseen } from "./vi.ts"
import { zhUnseen } from "./zh.ts"

export type JudgedList = Readonly<Record<"zh" | "en" | "vi", readonly JudgedQuery[]>>

/** Judged before anything was asked of the search; what failed was mended by rules and words, never for one query. */
export const unseenLists: readonly (readonly [name: string, queries: JudgedList])[] = [
  ["held out at first", heldOut],
  ["as shoppers type", { zh: zhUnseen, en: enUnseen, vi: viUnseen }],
  ["fresh at first", fresh],
  ["a second fresh list", second],
  ["a third", third],
  ["a fourth", fourth],
  ["a fifth", fifth],
  ["a sixth", sixth],
  ["a seventh", seventh],
  ["an eighth", eighth],
  ["a ninth", ninth],
  ["a tenth", tenth],
  ["an eleventh", eleventh],
  ["a twelfth", twelfth],
  ["a thirteenth", thirteenth],
  ["a fourteenth", fourteenth],
  ["a fifteenth", fifteenth],
  ["a sixteenth", sixteenth],
]
