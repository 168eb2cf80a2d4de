import * as z from "zod/mini"

/**
 * The accounts involved in a case: payer, payee, applicant, owner, reporter. None of them may decide it,
 * whatever their roles.
 */
export const Parties = z.array(z.string())
