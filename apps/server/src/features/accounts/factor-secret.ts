import type { Config } from "../../config.ts"
import * as sealed from "../../platform/sealed-secret.ts"

const use = "second factor secrets"

/** Encrypts the secret of an account's app, bound to the account. */
export const sealSecret = (
  { appSecret }: Pick<Config, "appSecret">,
  accountId: string,
  secret: Buffer,
): Buffer => sealed.sealSecret(appSecret, { use, owner: accountId }, secret)

/** Null if it was sealed under another APP_SECRET or for another account, or was modified. */
export const openSecret = (
  { appSecret }: Pick<Config, "appSecret">,
  accountId: string,
  secret: Buffer,
): Buffer | null => sealed.openSecret(appSecret, { use, owner: accountId }, secret)
