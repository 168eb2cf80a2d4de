import type { AnyModelType } from "../../model/model-type.ts"
import { easyChair } from "./easy-chair.ts"
import { eggChair } from "./egg-chair.ts"
import { roundChair } from "./round-chair.ts"
import { tubChair } from "./tub-chair.ts"
import { wingChair } from "./wing-chair.ts"

export const armchairs: readonly AnyModelType[] = [tubChair, easyChair, wingChair, eggChair, roundChair]
