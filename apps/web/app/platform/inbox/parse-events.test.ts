import * as fc from "fast-check"
import { expect, test } from "vitest"
import { createEventParser } from "./parse-events.ts"

const stream =
  'id: 7\ndata: {"type":"CONNECTED"}\n\n:\n\nid: 8\r\ndata: {"a":"b: c"}\r\n\r\ndata: one\ndata: two\n\n'
const events = [
  { id: "7", data: '{"type":"CONNECTED"}' },
  { id: "8", data: '{"a":"b: c"}' },
  { id: null, data: "one\ntwo" },
]

test("events are read with their ids, comments are not", () => {
  expect(createEventParser()(stream)).toEqual(events)
})

test("wherever the network cuts it", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 8 }), (cuts) => {
      const parse = createEventParser()
      const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length]
      const pieces = places.slice(1).map((end, at) => stream.slice(places[at], end))
      expect(pieces.flatMap(parse)).toEqual(events)
    }),
  )
})

test("what is not whole yet is no event", () => {
  const parse = createEventParser()
  expect(parse("data: a\n")).toEqual([])
  expect(parse("\n")).toEqual([{ id: null, data: "a" }])
})
