import { AppError } from "./app-error.ts"

/**
 * Four eyes: staff, administrators included, decide nothing in which they take part. Every deciding call
 * names all parties here, inside its transaction; null is an erased account. Throws `ownCase`.
 */
export function refuseOwnCase(actorId: string, parties: readonly (string | null)[]): void {
  if (parties.includes(actorId)) throw new AppError("ownCase")
}
