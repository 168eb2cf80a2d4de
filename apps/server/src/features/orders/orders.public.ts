export { hasPaidForDesign, isDesignOrdered } from "./sold-designs.ts"
