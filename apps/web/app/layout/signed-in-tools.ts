/** What only signed-in readers have in the header and in the phone's sheet; see `useSignedInTools`. */
export { AccountEntries } from "./account-entries.tsx"
export { AvatarMenu } from "./avatar-menu.tsx"
export { NotificationBell } from "./notification-bell.tsx"
