import { useRef, useState, type RefObject, type SubmitEvent } from "react"
import { ApiError } from "../../platform/api.ts"
import type { ErrorName } from "@roomwright/contract/errors"
import { sayRefusal } from "./say-refusal.ts"

interface AdminFormOptions<Name extends string> {
  /** What is wrong with each field, in the order of the form; its input has the field's name. */
  readonly faults: Readonly<Record<Name, boolean>>
  /** What sending does, once nothing is wrong. */
  readonly onSend: () => void | Promise<void>
  /** Says a refusal at its field; true when it did. Others are told in a toast. */
  readonly onRefused?: (is: (name: ErrorName) => boolean) => boolean
}

export interface AdminForm<Name extends string> {
  readonly root: RefObject<HTMLFormElement | null>
  readonly isBusy: boolean
  readonly submit: (event: SubmitEvent) => void
  /** The text if the field is wrong and the form was sent. */
  faultOf(name: Name, text: string): string | undefined
  focus(name: Name): void
  /** Does something that the server may refuse, one at a time. */
  run(work: () => Promise<void>): Promise<void>
  /** Nothing is said about empty fields until it is sent again. */
  startOver(): void
}

/** A form of the back office: what is wrong is said once it is sent, with the focus on the first of it. */
export function useAdminForm<Name extends string>(options: AdminFormOptions<Name>): AdminForm<Name> {
  const { faults, onSend, onRefused = () => false } = options
  const root = useRef<HTMLFormElement>(null)
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const focus = (name: string): void => root.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      const isSaid = error instanceof ApiError && onRefused((name) => error.is(name))
      if (!isSaid) sayRefusal(error)
    }
    setIsBusy(false)
  }
  return {
    root,
    isBusy,
    submit(event) {
      event.preventDefault()
      setWasSent(true)
      const first = Object.entries(faults).find(([, isWrong]) => isWrong)?.[0]
      if (first === undefined) void onSend()
      else focus(first)
    },
    faultOf: (name, text) => (wasSent && faults[name] ? text : undefined),
    focus,
    run,
    startOver: () => setWasSent(false),
  }
}
