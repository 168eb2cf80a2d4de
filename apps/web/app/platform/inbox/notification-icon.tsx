import type { NotificationType } from "@roomwright/contract/notifications/types"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import {
  Camera,
  Check,
  Gem,
  Inbox,
  Mail,
  MessageCircle,
  Package,
  ShieldAlert,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react"

interface Look {
  readonly icon: LucideIcon
  readonly className: string
}

const good: Look = { icon: Check, className: "bg-ok-tint text-ok" }
const bad: Look = { icon: TriangleAlert, className: "bg-bad-tint text-bad" }
const plan: Look = { icon: Gem, className: "bg-accent-tint text-accent" }
const waiting: Look = { icon: Inbox, className: "bg-accent-tint text-accent" }
const order: Look = { icon: Package, className: "bg-sunk text-ink" }
const question: Look = { icon: MessageCircle, className: "bg-sunk text-ink" }

const looks: Readonly<Record<NotificationType, Look>> = {
  ADMIN_MESSAGE: { icon: Mail, className: "bg-sunk text-ink" },
  FEEDBACK: question,
  DESIGNER_REQUEST_APPROVED: good,
  DESIGNER_REQUEST_REJECTED: bad,
  MERCHANT_REQUEST_APPROVED: good,
  MERCHANT_REQUEST_REJECTED: bad,
  DESIGN_UNSHELVED: bad,
  DESIGN_SHELVED: good,
  DESIGN_DELETED: bad,
  PRODUCT_DELETED: bad,
  RECEIPT_CONFIRMED: good,
  RECEIPT_REJECTED: bad,
  REFUND_DUE: bad,
  PAYMENT_RECHECKED: bad,
  SALE_RECHECKED: bad,
  SALE_PART_REFUNDED: bad,
  REFUND_RETURNED: bad,
  CREDIT_ADDED: good,
  REFUND_SENT: good,
  REST_ASKED: bad,
  SUBSCRIPTION_STARTED: plan,
  SUBSCRIPTION_ENDING: plan,
  QUOTA_LOW: plan,
  INVOICE_ISSUED: good,
  ORDER_RECEIVED: order,
  ORDER_PLACED: order,
  ORDER_STATUS: order,
  STOCK_LOW: order,
  QUESTION_ASKED: question,
  QUESTION_ANSWERED: question,
  QUESTION_REMOVED: bad,
  COLLECTION_UNSHARED: bad,
  SELLER_ACCOUNT_CHANGED: { icon: ShieldAlert, className: "bg-wait-tint text-wait" },
  PAYOUT_RETURNED: bad,
  PAYOUT_SENT: good,
  RENDER_FINISHED: { icon: Camera, className: "bg-accent-tint text-accent" },
  RENDER_FAILED: bad,
  APPLICATIONS_WAITING: waiting,
  RECEIPTS_WAITING: waiting,
  PROBLEMS_WAITING: waiting,
  REPORTS_WAITING: waiting,
  SENSITIVE_CHANGE: { icon: ShieldAlert, className: "bg-wait-tint text-wait" },
  STORAGE_LOW: bad,
}

/** What kind of news a notification brings, at a glance. */
export function NotificationIcon({ type }: { readonly type: NotificationType }) {
  const { icon, className } = looks[type]
  return (
    <span className={classNames("grid size-9 flex-none place-items-center rounded-pill", className)}>
      <Icon of={icon} size={18} />
    </span>
  )
}
