import { limits } from "@roomwright/contract/limits"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react"
import { Toast } from "radix-ui"
import { dismissToast, type ToastKind, type ToastMessage } from "./toast-store.ts"
import { useText } from "./locale/locale.tsx"

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const
const colours: Readonly<Record<ToastKind, string>> = {
  info: "text-ink-2",
  success: "text-ok",
  warning: "text-wait",
  error: "text-bad",
}

/** Toasts on the screen: announced, kept while pointed at or focused, dismissed by button or swipe. */
export default function ToastRegion({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const t = useText()
  return (
    <Toast.Provider duration={limits.toastMs} label={t("toast.region")}>
      {messages.map(({ id, kind, text }) => (
        <Toast.Root
          key={id}
          type={kind === "error" || kind === "warning" ? "foreground" : "background"}
          onOpenChange={(open) => {
            if (!open) dismissToast(id)
          }}
          className="flex items-start gap-3 rounded-card border border-line bg-card py-3 pr-2 pl-4 shadow-float"
        >
          <Icon of={icons[kind]} className={classNames("mt-1", colours[kind])} />
          <Toast.Description className="flex-1 py-0.5 text-15">{text}</Toast.Description>
          <Toast.Close
            aria-label={t("action.close")}
            className="inline-grid size-7 place-items-center rounded-control"
          >
            <Icon of={X} size={16} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        label={`${t("toast.region")} ({hotkey})`}
        className="toast-place fixed top-[calc(var(--spacing-header)+12px)] left-1/2 z-50 grid w-[min(420px,calc(100vw-32px))] -translate-x-1/2 gap-3 outline-none"
      />
    </Toast.Provider>
  )
}
