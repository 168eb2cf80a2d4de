import type { LibraryHit, LibraryHost, LibraryPage, LibraryQuery, PieceKey } from "./library-host.ts"

/** Which pieces are looked at: all there are, those one keeps, those one put down last, or one's own models. */
export type Shelf = "all" | "favourites" | "recent" | "own"

/** What somebody looks for. */
export interface LibraryWish {
  readonly shelf: Shelf
  readonly text: string
  readonly category: string | null
  readonly colour: string | null
  readonly material: string | null
  readonly source: LibraryQuery["source"] | null
}

export const noWish: LibraryWish = {
  shelf: "all",
  text: "",
  category: null,
  colour: null,
  material: null,
  source: null,
}

export interface LibraryState {
  readonly wish: LibraryWish
  /** `loading`: other pieces are asked for, and those of before stay until they are here; `growing`: more of the same. */
  readonly status: "loading" | "growing" | "ready" | "failed"
  readonly hits: readonly LibraryHit[]
  /** What was said with the hits; null before the first answer. */
  readonly page: Omit<LibraryPage, "hits"> | null
  /** The wish that the hits answer. */
  readonly answered: LibraryWish | null
  /** Why a favourite was not kept, in the reader's language. */
  readonly refusal: string | null
}

/** The list of pieces that somebody scrolls through, as one value that changes. */
export interface LibraryList {
  read(): LibraryState
  subscribe(listener: () => void): () => void
  /** Asks for the first pieces, once. */
  begin(): void
  ask(part: Partial<LibraryWish>): void
  /** Asks for the pieces behind those that are here. */
  grow(): void
  /** Asks again for what did not come through. */
  retry(): void
  /** Asks again for the first pieces, as they have changed. */
  refresh(): void
  /** Keeps a piece or lets go of it: shown at once, and taken back where it is refused. */
  keep(key: PieceKey, isFavourite: boolean): void
}

interface Options {
  readonly host: LibraryHost
  /** The keys of what was put down last, the latest first. */
  readonly recent: () => readonly PieceKey[]
  /** Calls back when typing has paused; gives back what ends the wait. */
  readonly pause: (callback: () => void) => () => void
}

/** So many pieces come at once. */
const partSize = 24

export function createLibraryList({ host, recent, pause }: Options): LibraryList {
  let state: LibraryState = {
    wish: noWish,
    status: "loading",
    hits: [],
    page: null,
    answered: null,
    refusal: null,
  }
  let hasBegun = false
  /** The question whose answer is waited for: answers to older ones are too late. */
  let asked = 0
  let endPause = (): void => {}
  const listeners = new Set<() => void>()
  const set = (part: Partial<LibraryState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  const fetchPart = async (offset: number): Promise<void> => {
    const mine = ++asked
    const { wish } = state
    set({ status: offset === 0 ? "loading" : "growing" })
    try {
      const { hits, ...page } = await host.search(queryOf(wish, offset, recent))
      if (mine !== asked) return
      const known = new Set(offset === 0 ? [] : state.hits.map(({ key }) => key))
      set({
        status: "ready",
        hits: offset === 0 ? hits : [...state.hits, ...hits.filter(({ key }) => !known.has(key))],
        page,
        answered: wish,
      })
    } catch {
      if (mine === asked) set({ status: "failed" })
    }
  }
  const mark = (key: PieceKey, isFavourite: boolean, refusal: string | null): void =>
    set({ hits: state.hits.map((hit) => (hit.key === key ? { ...hit, isFavourite } : hit)), refusal })
  const isUnanswered = (): boolean => state.answered !== state.wish

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin: () => {
      // What one puts down and keeps changes while another tab is open.
      if (hasBegun && state.wish.shelf === "all") return
      hasBegun = true
      void fetchPart(0)
    },
    ask: (part) => {
      const wish = { ...state.wish, ...part }
      const isTyped = part.text !== undefined && part.text !== state.wish.text
      set({ wish, status: "loading", refusal: null })
      asked += 1
      endPause()
      if (isTyped) endPause = pause(() => void fetchPart(0))
      else void fetchPart(0)
    },
    grow: () => {
      if (state.status === "ready" && state.page?.hasMore) void fetchPart(state.hits.length)
    },
    retry: () => void fetchPart(isUnanswered() ? 0 : state.hits.length),
    refresh: () => void fetchPart(0),
    keep: (key, isFavourite) => {
      mark(key, isFavourite, null)
      host.setFavourite(key, isFavourite).then(
        (answer) => {
          if (answer.kind === "refused") mark(key, !isFavourite, answer.message)
        },
        () => mark(key, !isFavourite, ""),
      )
    },
  }
}

function queryOf(
  { shelf, text, category, colour, material, source }: LibraryWish,
  offset: number,
  recent: Options["recent"],
): LibraryQuery {
  const place = { offset, limit: partSize }
  if (shelf === "recent") return { keys: recent(), ...place }
  return {
    ...(text.trim() === "" ? {} : { text: text.trim() }),
    ...(category === null ? {} : { category }),
    ...(colour === null ? {} : { colour }),
    ...(material === null ? {} : { material }),
    ...(source == null ? {} : { source }),
    ...(shelf === "favourites" ? { isFavourite: true } : {}),
    ...(shelf === "own" ? { isOwn: true } : {}),
    ...place,
  }
}
