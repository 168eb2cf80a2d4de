import type { Endpoint } from "@roomwright/contract/endpoint"
import type { TestApp } from "./test-app.ts"
import { startStudioSession, startTestSession, type TestPerson } from "./test-people.ts"

/** Sessions for tables of thousands of calls: to start one costs more than most calls do. */
export interface SharedSessions {
  /** A session that opens this call, for one that ends none: what is refused, and what only reads. */
  of(endpoint: Pick<Endpoint, "audiences">, person: TestPerson): Promise<TestPerson>
  /** The same of a studio window, whether the call is for it or not. */
  inStudio(person: TestPerson): Promise<TestPerson>
  /** After a call that may have ended all sessions of somebody. */
  forget(person: TestPerson): void
}

export function createSharedSessions(app: Pick<TestApp, "database" | "services">): SharedSessions {
  const onSite = new Map<string, Promise<TestPerson>>()
  const inWindows = new Map<string, Promise<TestPerson>>()
  const share = (
    started: Map<string, Promise<TestPerson>>,
    person: TestPerson,
    start: () => Promise<TestPerson>,
  ): Promise<TestPerson> => {
    const session = started.get(person.id) ?? start()
    started.set(person.id, session)
    return session
  }
  const inStudio = (person: TestPerson) => share(inWindows, person, () => startStudioSession(app, person))
  return {
    of: ({ audiences }, person) =>
      audiences.includes("site")
        ? share(onSite, person, () => startTestSession(app, person))
        : inStudio(person),
    inStudio,
    forget({ id }) {
      onSite.delete(id)
      inWindows.delete(id)
    },
  }
}
