import { expect, test } from "vitest"
import { createPiecePictures, type DrawnPiece, type PictureAnswer } from "./piece-pictures.ts"

const whole: DrawnPiece = { picture: new Blob(), isWhole: true }

function openPictures(
  draw: (key: string) => Promise<DrawnPiece>,
  stored: Readonly<Record<string, Blob>> = {},
) {
  const drawn: string[] = []
  const kept: string[] = []
  let opened = 0
  const waiting: (() => void)[] = []
  const pictures = createPiecePictures({
    store: { read: async (key) => stored[key] ?? null, write: async (key) => void kept.push(key) },
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
    now: () => 0,
  })
  const settle = async (): Promise<void> => {
    while (waiting.length > 0) {
      waiting.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { pictures, drawn, kept, settle, opened: () => opened }
}

test("what comes first in the list is drawn first, what nobody waits for any more is not drawn, nothing twice", async () => {
  const { pictures, drawn, settle } = openPictures(async () => whole)
  const answers: PictureAnswer[] = []
  const take = (answer: PictureAnswer) => answers.push(answer)
  pictures.ask("d", 3, take)
  pictures.ask("b", 1, take).cancel()
  pictures.ask("a", 0, take)
  pictures.ask("c", 2, take)
  pictures.ask("a", 9, take)
  await settle()
  expect(drawn).toEqual(["a", "c", "d"])
  expect(answers.length).toBe(4)
  expect(pictures.known("a")).toBe("blob:x")
})

test("what was drawn before comes from the store, without a drawer", async () => {
  const { pictures, settle, opened } = openPictures(async () => whole, { a: new Blob() })
  let answer: PictureAnswer | null = null
  pictures.ask("a", 0, (given) => {
    answer = given
  })
  await settle()
  expect([answer, opened()]).toEqual([{ address: "blob:x" }, 0])
})

test("a browser that cannot draw is asked twice and no more", async () => {
  const { pictures, settle, opened } = openPictures(() => Promise.reject(new Error("no WebGL")))
  const answers: PictureAnswer[] = []
  for (const key of ["a", "b", "c", "d"]) pictures.ask(key, 0, (answer) => answers.push(answer))
  await settle()
  expect([answers, opened()]).toEqual([["none", "none", "none", "none"], 2])
})

test("a picture that wants a finish is shown, and drawn anew the next time", async () => {
  const { pictures, settle, kept } = openPictures(async (key) => ({ ...whole, isWhole: key !== "pale" }))
  for (const key of ["pale", "rich"]) pictures.ask(key, 0, () => {})
  await settle()
  expect(pictures.known("pale")).toBe("blob:x")
  expect(kept).toEqual(["rich"])
})
