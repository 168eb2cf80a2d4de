/** The administrator that the program is started with: there is no other way to a clerk yet. */
export const administrator = { email: "admin@roomwright.example", password: "quiet-desk-7" } as const
