export { SectionCard as HomeCard } from "../../platform/cards/section-card.tsx"
