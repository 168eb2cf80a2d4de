import { expect, test } from "vitest"
import { createPiecePictures, type PictureAnswer } from "./piece-pictures.ts"

function openPictures(draw: (key: string) => Promise<Blob>, stored: Readonly<Record<string, Blob>> = {}) {
  const drawn: string[] = []
  let opened = 0
  const waiting: (() => void)[] = []
  let time = 0
  const pictures = createPiecePictures({
    store: { read: async (key) => stored[key] ?? null, write: async () => {} },
    openDrawer: async () => {
      opened += 1
      return {
        draw: (key) => {
          drawn.push(key)
          return draw(key)
        },
        dispose: () => {},
      }
    },
    whenIdle: (callback) => waiting.push(callback),
    addressOf: () => "blob:x",
    now: () => time,
  })
  const settle = async (): Promise<void> => {
    while (waiting.length > 0) {
      waiting.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const pass = (ms: number): void => {
    time += ms
  }
  return { pictures, drawn, settle, pass, opened: () => opened }
}

test("cards are drawn in their order, those that came into sight last before all others", async () => {
  const { pictures, drawn, settle, pass } = openPictures(async () => new Blob())
  for (const key of ["a", "b"]) pictures.ask(key, () => {})
  pass(500)
  for (const key of ["c", "d", "e"]) pictures.ask(key, () => {})
  await settle()
  expect(drawn).toEqual(["c", "d", "e", "a", "b"])
})

test("what nobody waits for any more is not drawn, and nothing twice", async () => {
  const { pictures, drawn, settle } = openPictures(async () => new Blob())
  const answers: PictureAnswer[] = []
  pictures.ask("a", (answer) => answers.push(answer))
  pictures.ask("b", (answer) => answers.push(answer)).cancel()
  pictures.ask("c", (answer) => answers.push(answer))
  pictures.ask("a", (answer) => answers.push(answer))
  await settle()
  expect(drawn).toEqual(["a", "c"])
  expect(answers.length).toBe(3)
  expect(pictures.known("a")).toBe("blob:x")
})

test("what was drawn before comes from the store, without a drawer", async () => {
  const { pictures, settle, opened } = openPictures(async () => new Blob(), { a: new Blob() })
  let answer: PictureAnswer | null = null
  pictures.ask("a", (given) => {
    answer = given
  })
  await settle()
  expect([answer, opened()]).toEqual([{ address: "blob:x" }, 0])
})

test("a browser that cannot draw is asked twice and no more", async () => {
  const { pictures, settle, opened } = openPictures(() => Promise.reject(new Error("no WebGL")))
  const answers: PictureAnswer[] = []
  for (const key of ["a", "b", "c", "d"]) pictures.ask(key, (answer) => answers.push(answer))
  await settle()
  expect([answers, opened()]).toEqual([["none", "none", "none", "none"], 2])
})
