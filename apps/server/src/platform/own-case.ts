import { AppError } from "./app-error.ts"

/**
 * Four eyes: staff decide on nothing that they have a part in, administrators neither. Every call that decides names
 * all parties here, inside its transaction; null is an account that is erased. Throws `ownCase`.
 */
export function refuseOwnCase(actorId: string, parties: readonly (string | null)[]): void {
  if (parties.includes(actorId)) throw new AppError("ownCase")
}
