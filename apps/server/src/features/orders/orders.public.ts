export { hasPaidForDesign } from "./sold-designs.ts"
