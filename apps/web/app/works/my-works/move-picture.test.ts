import { expect, test } from "vitest"
import { movePicture } from "./move-picture.ts"

const ids = ["a", "b", "c", "d"]

test.each([
  [0, 2, ["b", "c", "a", "d"]],
  [3, 0, ["d", "a", "b", "c"]],
  [1, 1, ids],
  [1, 3, ["a", "c", "d", "b"]],
])("from %i to %i", (from, to, after) => expect(movePicture(ids, from, to)).toEqual(after))

test("what is not there moves nothing", () => expect(movePicture(ids, 9, 0)).toEqual(ids))
