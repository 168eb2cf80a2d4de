import { useRef, useState, type RefObject } from "react"

interface BillDraft<Draft, Faults> {
  readonly form: RefObject<HTMLFormElement | null>
  readonly kept: Draft
  readonly faults: Faults
  /** Takes what was typed, keeps it, and takes back marks of what is right now. */
  readonly change: (next: Draft) => void
  /** True when there is nothing to mend; else the first field with a fault has the focus. */
  readonly isRight: (draft: Draft) => boolean
}

interface BillDraftRules<Draft, Faults> {
  readonly begin: () => Draft
  readonly keep: (draft: Draft) => void
  readonly check: (draft: Draft) => Faults
}

/** What is typed before ordering: kept at every key, and checked when it is sent. */
export function useBillDraft<Draft, Faults extends object>(
  rules: BillDraftRules<Draft, Partial<Faults>>,
): BillDraft<Draft, Partial<Faults>> {
  const form = useRef<HTMLFormElement>(null)
  const [kept, setKept] = useState(rules.begin)
  const [faults, setFaults] = useState<Partial<Faults>>({})
  const hasFaults = (found: Partial<Faults>): boolean => Object.keys(found).length > 0
  return {
    form,
    kept,
    faults,
    change(next) {
      setKept(next)
      rules.keep(next)
      if (hasFaults(faults)) setFaults(rules.check(next))
    },
    isRight(draft) {
      const found = rules.check(draft)
      setFaults(found)
      if (!hasFaults(found)) return true
      // After the fields are marked.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
      return false
    },
  }
}
