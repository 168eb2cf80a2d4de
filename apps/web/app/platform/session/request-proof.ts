import type { ProofDemand } from "@roomwright/contract/envelope"

/** Asks the reader to prove that it is still them; false when they would rather not. */
type RequestProof = (demand: ProofDemand) => Promise<boolean>

let asker: RequestProof | null = null

/** The frame whose pages make such calls asks; gives what takes it back. */
export function setProofAsker(ask: RequestProof): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

export const requestProof: RequestProof = (demand) => asker?.(demand) ?? Promise.resolve(false)
