import type { GuardListener, TabGuard } from "../tab-guard.ts"

/** Windows of one browser that pass a project among them. */
export function createMemoryGuards(): () => TabGuard {
  let owner: GuardListener | null = null
  return () => {
    let own: GuardListener | null = null
    return {
      enter: (listener) => {
        own = listener
        if (owner) return listener.others()
        owner = listener
        listener.mine()
      },
      takeOver: () => {
        const [from, to] = [owner, own]
        if (!from || !to || from === to) return
        void from.handOver().then(() => {
          owner = to
          from.others()
          to.mine()
        })
      },
      leave: () => {
        if (owner === own) owner = null
      },
    }
  }
}
