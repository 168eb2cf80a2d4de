import type { HttpMethod } from "@roomwright/contract/endpoint"

/** A route besides the calls of the contract, for the API's description. */
export interface OtherRoute {
  readonly name: string
  readonly method: HttpMethod
  /** From the site's root on; `{name}` marks a parameter. */
  readonly path: string
  readonly summary: string
  /** `session`: the token of a signed-in user, in the header or in the parameter of this name. */
  readonly access: "anyone" | "session"
  readonly query?: readonly { readonly name: string; readonly required: boolean; readonly about: string }[]
  /** Its answer on success. */
  readonly status: 200 | 204
  readonly type?: string
}

type Json = Record<string, unknown>

const parameterOf = (
  name: string,
  place: "path" | "query",
  required: boolean,
  description?: string,
): Json => ({
  name,
  in: place,
  required,
  schema: { type: "string" },
  ...(description === undefined ? {} : { description }),
})

/** Its OpenAPI form: on success it does not answer an envelope. */
export const describeOtherRoute = ({
  name,
  path,
  summary,
  access,
  query,
  status,
  type,
}: OtherRoute): Json => ({
  operationId: name,
  summary,
  "x-access": access === "session" ? "required" : "anyone",
  "x-audiences": ["site"],
  security: access === "session" ? [{ session: [] }, { sessionInAddress: [] }] : [],
  parameters: [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) => parameterOf(parameter, "path", true)),
    ...(query ?? []).map(({ name: parameter, required, about }) =>
      parameterOf(parameter, "query", required, about),
    ),
  ],
  responses: {
    [status]: {
      description: "Success",
      ...(type === undefined ? {} : { content: { [type]: { schema: { type: "string" } } } }),
    },
  },
})
