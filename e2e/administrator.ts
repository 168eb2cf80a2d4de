/** The first administrator of the site that start-site.ts starts. */
export const administrator = { email: "admin@roomwright.example", password: "quiet-desk-7" } as const
