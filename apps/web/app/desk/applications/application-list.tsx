import type { DeskApplication } from "@roomwright/contract/applications-desk"
import { useEffect, useRef } from "react"
import { useApplicationText } from "../../platform/locale/application-texts.ts"
import { useDeskText } from "../desk-texts.ts"
import { Tag } from "../tag.tsx"
import { ClockTag } from "./clock-tag.tsx"
import { StatusTag } from "./status-tag.tsx"

interface ApplicationListProps {
  readonly label: string
  readonly applications: readonly DeskApplication[]
  readonly shownId: string | null
  readonly onShow: (id: string) => void
}

/** The applications in their order; one of them is shown beside. */
export function ApplicationList({ label, applications, shownId, onShow }: ApplicationListProps) {
  const t = useDeskText()
  const words = useApplicationText()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" })
  }, [shownId])
  return (
    <ul ref={list} aria-label={label}>
      {applications.map(({ id, applicant, type, status, review, bill }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === shownId}
            onClick={() => onShow(id)}
            className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-b border-l-2 border-b-line border-l-transparent px-4 py-3 text-left text-14 -outline-offset-2 hover:bg-sunk aria-[current=true]:border-l-accent aria-[current=true]:bg-accent-tint"
          >
            <span className="truncate font-medium">{applicant.nickname}</span>
            <span className="row-span-2 grid content-start justify-items-end gap-1">
              {review ? <ClockTag review={review} /> : <StatusTag status={status} />}
              {bill && review ? (
                <Tag tone={bill.isPaid ? "ok" : "wait"}>
                  {t(bill.isPaid ? "desk.applications.paid" : "desk.applications.notPaid")}
                </Tag>
              ) : null}
            </span>
            <span className="truncate text-12 text-ink-2">{words(`applications.type.${type}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
