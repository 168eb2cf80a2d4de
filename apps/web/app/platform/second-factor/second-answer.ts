/** What answers the demand of a second factor: exactly one of both. */
export type SecondAnswer = { readonly code: string } | { readonly passkey: { readonly id: string } }
