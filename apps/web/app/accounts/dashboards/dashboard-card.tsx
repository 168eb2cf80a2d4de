export { SectionCard as DashboardCard } from "../../platform/cards/section-card.tsx"
