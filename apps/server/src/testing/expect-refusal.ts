import type { Endpoint } from "@roomwright/contract/endpoint"
import { errorCatalogue, type ErrorName } from "@roomwright/contract/errors"
import { expect } from "vitest"
import { addressCall, send, type Answer, type AnyInput, type SendOptions } from "./send-request.ts"
import type { TestApp } from "./test-app.ts"

/** Calls an endpoint, also with what its contract does not know, and gives the answer as it is. */
export async function refuse(
  app: Pick<TestApp, "url">,
  endpoint: Endpoint,
  input: AnyInput,
  options: SendOptions = {},
): Promise<Answer> {
  const { path, body } = addressCall(endpoint, input)
  const json =
    body === undefined ? {} : { body, headers: { "content-type": "application/json", ...options.headers } }
  return send(app.url + path, { ...options, ...json, method: endpoint.method })
}

/** The answer is exactly this refusal. */
export function expectRefusal({ status, envelope, text }: Answer, name: ErrorName): void {
  const expected = errorCatalogue[name]
  expect([status, envelope?.code, text]).toEqual([expected.status, expected.code, expect.anything()])
}
