import { expect, test } from "vitest"
import { reviewClock } from "./review-clock.ts"

const at = (text: string): Date => new Date(`${text}+07:00`)

test.each([
  // A Friday evening: Monday is the first working day.
  ["2026-11-20T21:00:00", "2026-11-20T21:01:00", 3],
  ["2026-11-20T21:00:00", "2026-11-22T10:00:00", 3],
  ["2026-11-20T21:00:00", "2026-11-23T10:00:00", 2],
  ["2026-11-20T21:00:00", "2026-11-25T23:59:00", 0],
  ["2026-11-20T21:00:00", "2026-11-26T00:00:00", -1],
  ["2026-11-20T21:00:00", "2026-11-27T09:00:00", -2],
  // Late on a Friday: the weekend after it is late, too.
  ["2026-11-17T08:00:00", "2026-11-21T09:00:00", -1],
])("sent at %s, on %s it has %i days left", (sent, now, days) =>
  expect(reviewClock(at(sent), at(now)).daysLeft).toBe(days),
)

test("the time ends with the third working day, as Vietnam sees it", () =>
  expect(reviewClock(at("2026-02-12T09:00:00"), at("2026-02-12T09:00:00")).dueAt).toBe(
    "2026-02-24T17:00:00.000Z",
  ))
