import type { Editor } from "../editor/editor.ts"
import { openDrawer } from "../panels/shell/stored-shell.ts"
import type { LibraryHit, LibraryHost, PieceKey } from "./library-host.ts"
import { noteRecent } from "./recent-pieces.ts"

/** Takes a piece in hand: the next press in the plan or in 3D puts it down. */
export function takePiece(editor: Editor, { key, item, name, anchor }: LibraryHit): void {
  editor.setOptions({ item: { piece: item, name, anchor: anchor === "opening" ? "wall" : anchor } })
  editor.activate("item")
  noteRecent(openDrawer(), key)
}

/** The same by its key. One that the library no longer has, or does not give, leaves the hand empty. */
export async function takeByKey(
  editor: Editor,
  library: Pick<LibraryHost, "search">,
  key: PieceKey,
): Promise<void> {
  const page = await library.search({ keys: [key], offset: 0, limit: 1 }).catch(() => null)
  const [hit] = page?.hits ?? []
  if (hit) takePiece(editor, hit)
}
