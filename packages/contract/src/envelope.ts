import * as z from "zod/mini"

/** The code of every answer that is no refusal. */
export const successCode = 200

/**
 * One fault of the input: its place (a dot path such as `query.page`) and its kind. `values` lists the
 * unknown values of a filter with several; the others are valid.
 */
export const InputFault = z.object({
  path: z.string(),
  problem: z.string(),
  values: z.optional(z.array(z.string())),
})
export type InputFault = z.infer<typeof InputFault>

/**
 * The data of `secondFactorRequired`: the client sends the challenge back with the answer, within five
 * minutes.
 */
export const SecondFactorDemand = z.object({
  challenge: z.string(),
  kinds: z.array(z.enum(["app", "passkey", "recovery"])),
  /** For the browser's own function, if the account has passkeys. */
  passkeyOptions: z.optional(z.record(z.string(), z.unknown())),
})
export type SecondFactorDemand = z.infer<typeof SecondFactorDemand>

/** The data of `proofRequired`: the client sends the challenge back with the answer, within five minutes. */
export const ProofDemand = z.object({
  ...SecondFactorDemand.shape,
  kinds: z.array(z.enum(["app", "passkey", "recovery", "password"])),
})
export type ProofDemand = z.infer<typeof ProofDemand>

export const ErrorDetail = z.object({
  /** The name of the error in the catalogue: what a program branches on. */
  error: z.string(),
  requestId: z.string(),
  faults: z.optional(z.array(InputFault)),
  retryAfterSeconds: z.optional(z.number()),
  secondFactor: z.optional(SecondFactorDemand),
  proof: z.optional(ProofDemand),
})
export type ErrorDetail = z.infer<typeof ErrorDetail>

/** Every answer of the API: `code` 200 with `data`, or an error code with its message and detail. */
export interface Envelope<Data> {
  readonly code: number
  readonly message: string
  readonly data: Data
}

/** A page of a list; `page` counts from 0, as in the specification's notifications. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    page: z.int(),
    size: z.int(),
    totalElements: z.int(),
  })

/**
 * A page of search results; `correctedTo` is set when the keyword had unknown words and similar ones were
 * searched.
 */
export const foundPageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ ...pageOf(item).shape, correctedTo: z.optional(z.string()) })

/**
 * A page of a possibly very long list. With `totalIsCapped` there are more hits than `totalElements`; `next`
 * and `previous`, sent as `after` and `before`, lead to the neighbouring pages at any depth.
 */
export const longPageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    ...foundPageOf(item).shape,
    totalIsCapped: z.optional(z.boolean()),
    next: z.optional(z.string()),
    previous: z.optional(z.string()),
  })

export interface PageOf<Item> {
  readonly content: readonly Item[]
  readonly page: number
  readonly size: number
  readonly totalElements: number
}

export interface FoundPageOf<Item> extends PageOf<Item> {
  readonly correctedTo?: string | undefined
}

export interface LongPageOf<Item> extends FoundPageOf<Item> {
  readonly totalIsCapped?: boolean | undefined
  readonly next?: string | undefined
  readonly previous?: string | undefined
}
