import * as z from "zod/mini"

/**
 * The accounts that have a part in a case: who pays and is paid, who applied, who made what is judged, who reported it.
 * None of them decides on it, whatever their roles.
 */
export const Parties = z.array(z.string())
