import { AppError } from "../../../platform/app-error.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import type { Services } from "../../../platform/services.ts"
import { recordAudit } from "../../audit/audit.public.ts"
import { recordGone } from "../../media/media.public.ts"
import { filesOfPiece, libraryFile } from "./piece-files.ts"

/**
 * Removes a library with its pieces. Those that stand in homes stay there as boxes of their size. `removedBy` is null for whoever has
 * the machine. Throws `notFound`.
 */
export async function removeLibrary(
  services: Pick<Services, "database" | "events" | "clock">,
  { id, removedBy }: { readonly id: string; readonly removedBy: string | null },
): Promise<{ readonly name: string; readonly pieces: number }> {
  return inTransaction(services, async (tx) => {
    const pieces = await tx.deleteFrom("library_piece").where("library_id", "=", id).returning("id").execute()
    const library = await tx
      .deleteFrom("furniture_library")
      .where("id", "=", id)
      .returning(["name", "file_id"])
      .executeTakeFirst()
    if (!library) throw new AppError("notFound")
    await recordGone(tx, [libraryFile(library.file_id), ...pieces.flatMap((piece) => filesOfPiece(piece.id))])
    if (removedBy !== null)
      await recordAudit(tx, services.clock.now(), {
        actorId: removedBy,
        action: "furniture-library.remove",
        subject: { kind: "furniture-library", id },
        details: { name: library.name, pieces: pieces.length },
      })
    return { name: library.name, pieces: pieces.length }
  })
}
