import type { Registration } from "@roomwright/contract/accounts/sign-in"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { CallContext } from "../../platform/http/dispatch.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { currentLegalVersion } from "../settings/settings.public.ts"
import { createAccount, refuseTaken } from "./create-account.ts"
import { emailIdentity, mobileIdentity } from "./identity.ts"
import { hashPassword } from "./passwords.ts"
import { isReservedNickname, reservedName } from "./reserved-names.ts"
import { checkCode, spendCode, wasSpent, type CodeUse } from "./verification-codes.ts"

const perAddress: Limit = { name: "register-address", most: 60, windowMs: 3_600_000 }

/**
 * Creates an account from verified addresses: email and mobile, or mobile alone. Throws `wrongCode`,
 * `codeSpent`, `commonPassword`, `termsChanged`, and `emailTaken` or `mobileTaken` to somebody who proved
 * that it is theirs.
 */
export async function register(
  services: Services,
  registration: Registration,
  { language, visitor }: Pick<CallContext, "language" | "visitor">,
): Promise<{ username: string }> {
  const { db } = services.database
  if (services.config.rateLimits) await countUse({ db, clock: services.clock }, perAddress, visitor.address)
  const { nickname, email, mobile, termsVersion } = registration
  if (isReservedNickname(nickname)) throw reservedName("nickname")
  const proofs = proofsOf(registration, visitor)
  // Records the version that the screen showed: nobody agrees to something they did not see.
  const version = await currentLegalVersion(db, "terms")
  if (termsVersion !== version) throw new AppError("termsChanged")
  const passwordHash = await hashPassword(registration.password, `network ${visitor.address}`)
  const now = services.clock.now()
  try {
    const codeIds: string[] = []
    for (const proof of proofs) codeIds.push(await checkProof(services, proof))
    return await inTransaction(services, async (tx) => {
      for (const id of codeIds) await spendCode(tx, id, now)
      const { username } = await createAccount(tx, {
        nickname,
        email: email ?? null,
        mobile,
        passwordHash,
        language,
        termsVersion: version,
        now,
      })
      return { username }
    })
  } catch (error) {
    await explainSecond(services, registration, proofs, error)
    throw error
  }
}

interface Proof {
  readonly use: CodeUse
  readonly code: string
  /** The field of the code: the reader learns which of two is wrong. */
  readonly field: "verificationCode" | "mobileCode"
}

async function checkProof(services: Services, { use, code, field }: Proof): Promise<string> {
  try {
    return await checkCode(services, use, code)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.appErrorName, { faults: [{ path: `body.${field}`, problem: "invalid" }] })
  }
}

function proofsOf(
  { email, mobile, verificationCode, mobileCode }: Registration,
  visitor: CodeUse["visitor"],
): Proof[] {
  const use = (identity: CodeUse["identity"]): CodeUse => ({
    identity,
    purpose: "register",
    accountId: null,
    visitor,
  })
  const byMobile = use(mobileIdentity(mobile))
  if (email === undefined) return [{ use: byMobile, code: verificationCode, field: "verificationCode" }]
  if (mobileCode === undefined)
    throw new AppError("invalidInput", { faults: [{ path: "body.mobileCode", problem: "invalid" }] })
  return [
    { use: use(emailIdentity(email)), code: verificationCode, field: "verificationCode" },
    { use: byMobile, code: mobileCode, field: "mobileCode" },
  ]
}

/**
 * Of two registrations at the same moment the second finds its codes used. If they were right, it learns the
 * reason: the account exists by now.
 */
async function explainSecond(
  services: Services,
  { email, mobile }: Registration,
  proofs: readonly Proof[],
  error: unknown,
): Promise<void> {
  if (!(error instanceof AppError) || error.appErrorName !== "codeSpent") return
  for (const { use, code } of proofs) if (!(await wasSpent(services, use, code))) return
  await services.database.db.transaction().execute((tx) => refuseTaken(tx, { email: email ?? null, mobile }))
}
