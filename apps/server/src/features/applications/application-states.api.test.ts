import { applicationStates, type ApplicationState } from "@roomwright/contract/applications/types"
import {
  readApplicationProcess,
  resubmitApplication,
  withdrawApplication,
} from "@roomwright/contract/applications/calls"
import { approveApplication, rejectApplication } from "@roomwright/contract/applications/admin"
import { readProfile } from "@roomwright/contract/accounts/calls"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { refuse } from "../../testing/expect-refusal.ts"
import type { Answer } from "../../testing/send-request.ts"
import { applyFor, designerForm, lapseDueApplications } from "../../testing/test-applications.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"

const dayMs = 86_400_000

let app: TestApp
let reviewer: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  reviewer = await signUp(app, { roles: ["ROLE_REVIEWER"] })
})
afterAll(() => app.close())

/** What design says may happen to an application: written down once more, for the program to be compared with. */
const table = {
  SUBMITTED: { approve: "APPROVED", reject: "REJECTED", withdraw: "WITHDRAWN" },
  REJECTED: { resubmit: "SUBMITTED", withdraw: "WITHDRAWN", month: "WITHDRAWN" },
  APPROVED: {},
  WITHDRAWN: {},
} as const satisfies Record<ApplicationState, Record<string, ApplicationState>>
const steps = ["approve", "reject", "withdraw", "resubmit", "month"] as const
type Step = (typeof steps)[number]

const nextOf = (state: ApplicationState, step: Step): ApplicationState | null =>
  Object.entries(table[state]).find(([name]) => name === step)?.[1] ?? null

/** One application, and everything that its applicant, staff and time can do to it through the door. */
async function startApplication() {
  let applicant = await signUp(app)
  const params = { id: await applyFor(app, applicant, "DESIGNER_FREE") }
  const acts: Readonly<Record<Step, () => Promise<Answer | null>>> = {
    approve: () => refuse(app, approveApplication, { params }, reviewer),
    reject: () => refuse(app, rejectApplication, { params, body: { reason: "Blurred." } }, reviewer),
    withdraw: () => refuse(app, withdrawApplication, { params }, applicant),
    resubmit: () => refuse(app, resubmitApplication, { params, body: { designer: designerForm } }, applicant),
    month: async () => {
      app.time.passes(31 * dayMs)
      applicant = await startTestSession(app, applicant)
      reviewer = await startTestSession(app, reviewer)
      await lapseDueApplications(app)
      return null
    },
  }
  return {
    id: params.id,
    act: (step: Step) => acts[step](),
    state: async () =>
      (await app.call(readApplicationProcess, { query: {} }, { headers: applicant.headers }))?.status,
    isDesigner: async () =>
      (await app.call(readProfile, {}, { headers: applicant.headers })).roles.some(
        ({ name }) => name === "ROLE_DESIGNER",
      ),
  }
}

test("no application ever leaves the table of its states, its record tells its whole path, and approval alone gives the role", async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 7 }), async (path) => {
      const application = await startApplication()
      const states: ApplicationState[] = ["SUBMITTED"]
      for (const step of path) {
        const from = states.at(-1) ?? "SUBMITTED"
        const answer = await application.act(step)
        const next = nextOf(from, step)
        if (answer) expect([from, step, answer.status]).toEqual([from, step, next === null ? 409 : 200])
        if (next) {
          states.push(next)
          seen.add(`${from} ${next}`)
        }
        expect([from, step, await application.state()]).toEqual([from, step, states.at(-1)])
      }
      const changes = await app.database.db
        .selectFrom("application_change")
        .select(["from_state", "to_state"])
        .where("application_id", "=", application.id)
        .orderBy("at")
        .orderBy("id")
        .execute()
      expect(changes).toEqual(
        states.map((state, at) => ({ from_state: states[at - 1] ?? null, to_state: state })),
      )
      expect(await application.isDesigner()).toBe(states.at(-1) === "APPROVED")
    }),
    {
      numRuns: 10,
      // Every way there is, whatever chance brings.
      examples: [
        [["resubmit", "reject", "approve", "resubmit", "approve", "withdraw"]],
        [["month", "withdraw", "approve", "reject", "resubmit"]],
        [["reject", "reject", "withdraw", "month"]],
        [["reject", "month", "resubmit", "withdraw"]],
      ],
    },
  )
  const ways = applicationStates.flatMap((from) => Object.values(table[from]).map((to) => `${from} ${to}`))
  expect(seen).toEqual(new Set(ways))
}, 120_000)
