import { ageOfToken } from "./session-store.ts"

/** The specification's one-hour constant. Written here, because the contract's file would bring its schemas along. */
export const tokenLivesMs = 3_600_000
/** A token is exchanged when it has less than this to live. */
const reserveMs = 300_000

/** When to ask for a fresh token, in ms from now; 0 or less is now. */
export const msUntilTokenIsOld = (): number => tokenLivesMs - reserveMs - ageOfToken()

export const isTokenOld = (): boolean => msUntilTokenIsOld() <= 0
