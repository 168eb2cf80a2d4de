import type { PieceKey } from "./library-host.ts"

export interface DrawnPiece {
  readonly picture: Blob
  /** Whether all that belongs to it came: what is drawn without a finish's pictures is shown, and not kept. */
  readonly isWhole: boolean
}

/** Draws a piece of the library; throws where it cannot. */
export interface PieceDrawer {
  draw(key: PieceKey): Promise<DrawnPiece>
  dispose(): void
}

/** Where pictures lie that were drawn before, by key. */
export interface PictureStore {
  read(key: PieceKey): Promise<Blob | null>
  write(key: PieceKey, picture: Blob): Promise<void>
}

/** The address of a picture; `none` where this browser draws none. */
export type PictureAnswer = { readonly address: string } | "none"

/** Pictures of pieces: drawn one at a time while nothing else is to be done, and not twice. */
export interface PiecePictures {
  /** The address of one that is here already. */
  known(key: PieceKey): string | null
  /** Answers when it is here. `place` is where it stands in its list: the first of those that are waited for is drawn first. `cancel` gives up the wish. */
  ask(key: PieceKey, place: number, answer: (picture: PictureAnswer) => void): { readonly cancel: () => void }
}

interface Options {
  readonly store: PictureStore
  /** Fetched when the first picture is drawn: it brings the 3D code. */
  readonly openDrawer: () => Promise<PieceDrawer>
  /** Calls back when there is time; `rest` is how long to leave the machine alone before, ms. */
  readonly whenIdle: (callback: () => void, rest: number) => void
  readonly addressOf: (picture: Blob) => string
  readonly now: () => number
}

/** A drawer that fails so often in a row is given up for this window. */
const mostFailures = 2

interface Wish {
  readonly key: PieceKey
  readonly place: number
  readonly answer: (picture: PictureAnswer) => void
}

export function createPiecePictures({ store, openDrawer, whenIdle, addressOf, now }: Options): PiecePictures {
  const here = new Map<PieceKey, string>()
  const wishes: Wish[] = []
  let drawer: PieceDrawer | null = null
  let failures = 0
  let isBusy = false
  let rest = 0

  const settle = (key: PieceKey, answer: PictureAnswer): void => {
    if (answer !== "none") here.set(key, answer.address)
    for (const wish of wishes.filter((one) => one.key === key)) {
      wishes.splice(wishes.indexOf(wish), 1)
      wish.answer(answer)
    }
  }
  const draw = async (key: PieceKey): Promise<PictureAnswer> => {
    const from = now()
    try {
      drawer ??= await openDrawer()
      const { picture, isWhole } = await drawer.draw(key)
      failures = 0
      if (isWhole) void store.write(key, picture).catch(() => {})
      return { address: addressOf(picture) }
    } catch {
      // Another one may do better where the first lost its surface; a piece that alone cannot be drawn costs no other.
      drawer?.dispose()
      drawer = null
      failures += 1
      return "none"
    } finally {
      // A slow machine has as much time for the rest.
      rest = Math.min(2_000, now() - from)
    }
  }
  const work = async (): Promise<void> => {
    const [wish] = wishes.toSorted((one, other) => one.place - other.place)
    if (!wish) {
      isBusy = false
      return
    }
    const { key } = wish
    const stored = await store.read(key).catch(() => null)
    rest = 0
    if (stored) settle(key, { address: addressOf(stored) })
    else if (failures >= mostFailures) settle(key, "none")
    else settle(key, await draw(key))
    whenIdle(() => void work(), rest)
  }

  return {
    known: (key) => here.get(key) ?? null,
    ask: (key, place, answer) => {
      const wish = { key, place, answer }
      wishes.push(wish)
      if (!isBusy) {
        isBusy = true
        whenIdle(() => void work(), 0)
      }
      return {
        cancel: () => {
          const at = wishes.indexOf(wish)
          if (at >= 0) wishes.splice(at, 1)
        },
      }
    },
  }
}
